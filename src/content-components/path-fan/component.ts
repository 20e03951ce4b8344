import { z } from "zod"
import { days, defineFigure, price, seed, unit, volatility } from "../parts/figure-schema"

export const component = defineFigure({
  spot: price,
  volatility,
  days,
  /** Drift a year; default 0. */
  drift: z.number().min(-5).max(5).optional(),
  /** Number of paths; default 20. */
  paths: z.number().int().min(1).max(60).optional(),
  seed: seed.optional(),
  /** Bounds of a price range whose share of time is counted. */
  lower: price.optional(),
  upper: price.optional(),
  unit,
})
