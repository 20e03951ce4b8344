import { z } from "zod"
import { greekNames } from "../../options/leg"
import { days, figureText, volatility } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const greeks = {
  props: z.strictObject({
    ...figureText,
    ...strategyProps,
    greek: z.enum(greekNames),
    days: z.union([days, z.array(days).min(1).max(3)]),
    volatility,
  }),
  children: "none",
} as const
