import { z } from "zod"
import { days, figureText, price, seed, unit, volatility } from "../parts/figure-schema"

export const pathFan = {
  props: z.strictObject({
    ...figureText,
    spot: price,
    volatility,
    days,
    drift: z.number().min(-5).max(5).optional(),
    paths: z.number().int().min(1).max(60).optional(),
    seed: seed.optional(),
    lower: price.optional(),
    upper: price.optional(),
    unit,
  }),
  children: "none",
} as const
