import { z } from "zod"
import { greekNames } from "../../options/leg"
import { days, defineFigure, volatility } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const component = defineFigure({
  ...strategyProps,
  greek: z.enum(greekNames),
  days: z.union([days, z.array(days).min(1).max(3)]),
  volatility,
})
