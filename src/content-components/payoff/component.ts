import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { payoffFigure } from "./figure"
import { payoffTwin } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: payoffFigure,
  texts: ({ legs }) => [...new Set(legs.flatMap(({ part }) => part ?? []))],
  toMarkdown: props => figureTwin(props, payoffTwin(props)),
})
