import { defineFigure } from "../parts/define-figure"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { depositUseFigure } from "./figure"
import { depositUse } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: depositUseFigure,
  toMarkdown: props => figureTwin(props, depositUse(props, twinSteps)),
})
