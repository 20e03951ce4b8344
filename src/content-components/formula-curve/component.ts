import { defineFigure } from "../parts/define-figure"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { formulaCurve } from "./figure"
import { formulaNumbers } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: formulaCurve,
  toMarkdown: props => figureTwin(props, formulaNumbers(props, twinSteps)),
})
