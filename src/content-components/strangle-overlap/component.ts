import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { strangleFigure } from "./figure"
import { strangleOverlap } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: strangleFigure,
  toMarkdown: props => figureTwin(props, strangleOverlap(props)),
})
