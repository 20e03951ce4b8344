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
  /**
   * One curve for each value: volatilities (annualized), fee rates, or range factors, depending on
   * the formula.
   */
  values: z.array(z.number().positive()).min(1).max(4).optional(),
  /** Annualized volatility, for formulas whose `values` are not volatilities. */
  volatility: volatility.optional(),
  /** Range of the option, for force-exercise. */
  lower: price.optional(),
  upper: price.optional(),
  /** Ends of the x axis. */
  domain: z
    .tuple([z.number(), z.number()])
    .refine(([low, high]) => low < high, "write the lower end first")
    .optional(),
  unit,
})

export type FormulaCurveProps = z.output<typeof props>
