import { defineFigure } from "../parts/define-figure"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { strategyAsWritten } from "../parts/strategy-controls/adjust-legs"
import { greeksFigure } from "./figure"
import { greekCurves } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: greeksFigure,
  texts: ({ legs }) => [...new Set(legs.flatMap(({ part }) => part ?? []))],
  toMarkdown: props => figureTwin(props, greekCurves(props, strategyAsWritten(props), twinSteps)),
})
