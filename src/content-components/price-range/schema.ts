import { z } from "zod"
import { figureText, price, priceAxis, rangeFactor, unit, volatility } from "../parts/figure-schema"

export const priceRange = {
  props: z
    .strictObject({
      ...figureText,
      strike: price.optional(),
      rangeFactor: rangeFactor.optional(),
      lower: price.optional(),
      upper: price.optional(),
      spot: price.optional(),
      volatility: volatility.optional(),
      range: priceAxis.optional(),
      unit,
    })
    .refine(
      ({ strike, rangeFactor: r, lower, upper }) =>
        (strike && r && !lower && !upper) || (lower && upper && lower < upper && !strike && !r),
      "write either `strike` and `rangeFactor`, or `lower` and `upper` (lower first)",
    ),
  children: "none",
} as const
