import { defineFigure } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const component = defineFigure(strategyProps)
