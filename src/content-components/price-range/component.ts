import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { priceRange } from "./figure"
import { rangeTwin } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: priceRange,
  toMarkdown: props => figureTwin(props, rangeTwin(props)),
})
