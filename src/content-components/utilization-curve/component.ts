import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { utilizationFigure } from "./figure"
import { utilizationTwin } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: utilizationFigure,
  toMarkdown: props => figureTwin(props, utilizationTwin(props)),
})
