import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { streamiaFigure } from "./figure"
import { streamiaTwin } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: streamiaFigure,
  toMarkdown: props => figureTwin(props, streamiaTwin(props)),
})
