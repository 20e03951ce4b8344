import { z } from "zod"
import { figureSchema, price, unit, volatility } from "../parts/figure-schema"

export const props = figureSchema({
  formula: z.enum([
    "range-expiry",
    "implied-volatility",
    "exit-time",
    "probability-in-range",
    "force-exercise",
    "divergence-loss",
    "loss-versus-panoptic",
  ]),
  /** One curve for each: volatilities a year, fee rates or range factors, by the formula. */
  values: z.array(z.number().positive()).min(1).max(4).optional(),
  /** Volatility a year where it is not what the curves differ in. */
  volatility: volatility.optional(),
  /** Range of the option, for force-exercise. */
  lower: price.optional(),
  upper: price.optional(),
  /** Ends of the x axis. */
  domain: z
    .tuple([z.number(), z.number()])
    .refine(([low, high]) => low < high, "the lower end comes first")
    .optional(),
  unit,
})

export type FormulaCurveProps = z.output<typeof props>
