import { z } from "zod"
import { figureText, price, priceAxis, rangeFactor, unit, volatility } from "../parts/figure-schema"

export const props = z
  .strictObject({
    ...figureText,
    /** Strike and range factor, or the two bounds. */
    strike: price.optional(),
    rangeFactor: rangeFactor.optional(),
    lower: price.optional(),
    upper: price.optional(),
    spot: price.optional(),
    /** If given, the note states the expiry to which the width corresponds at this volatility. */
    volatility: volatility.optional(),
    range: priceAxis.optional(),
    unit,
  })
  .refine(
    ({ strike, rangeFactor: r, lower, upper }) =>
      (strike && r && !lower && !upper) || (lower && upper && lower < upper && !strike && !r),
    "write either `strike` and `rangeFactor`, or `lower` and `upper` (lower first)",
  )

export type PriceRangeProps = z.output<typeof props>
