import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { liquidationFigure } from "./figure"
import { liquidationNumbers } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: liquidationFigure,
  toMarkdown: props => figureTwin(props, liquidationNumbers(props, 12)),
})
