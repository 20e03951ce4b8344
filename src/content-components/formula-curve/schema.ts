import { z } from "zod"
import { figureText, price, unit, volatility } from "../parts/figure-schema"
import { formulaNames } from "./formulas"

export const formulaCurve = {
  props: z.strictObject({
    ...figureText,
    formula: z.enum(formulaNames),
    values: z.array(z.number().positive()).min(1).max(4).optional(),
    volatility: volatility.optional(),
    lower: price.optional(),
    upper: price.optional(),
    domain: z
      .tuple([z.number(), z.number()])
      .refine(([low, high]) => low < high, "the lower end comes first")
      .optional(),
    unit,
  }),
  children: "none",
} as const
