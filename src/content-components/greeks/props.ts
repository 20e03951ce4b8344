import { z } from "zod"
import { greekNames } from "../../options/leg"
import { days, figureSchema, volatility } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const props = figureSchema({
  ...strategyProps,
  greek: z.enum(greekNames),
  days: z.union([days, z.array(days).min(1).max(3)]),
  volatility,
})

export type GreeksProps = z.output<typeof props>
