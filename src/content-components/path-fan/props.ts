import { z } from "zod"
import { days, figureSchema, price, seed, unit, volatility } from "../parts/figure-schema"

export const props = figureSchema({
  spot: price,
  volatility,
  days,
  /** Annual drift; default 0. */
  drift: z.number().min(-5).max(5).optional(),
  /** Number of paths; default 20. */
  paths: z.number().int().min(1).max(60).optional(),
  seed: seed.optional(),
  /** Bounds of a price range; the figure reports the share of time in it. */
  lower: price.optional(),
  upper: price.optional(),
  unit,
})

export type PathFanProps = z.output<typeof props>
