import { z } from "zod"
import {
  days,
  figureText,
  price,
  rangeFactor,
  seed,
  unit,
  volatility,
} from "../parts/figure-schema"

export const streamiaPath = {
  props: z.strictObject({
    ...figureText,
    strike: price,
    rangeFactor,
    spot: price,
    volatility,
    impliedVolatility: volatility.optional(),
    days,
    seed: seed.optional(),
    feeRate: z.number().positive().max(0.1).optional(),
    spread: z.number().min(1).max(3.25).optional(),
    unit,
  }),
  children: "none",
} as const
