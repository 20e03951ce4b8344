import { z } from "zod"
import {
  days,
  figureSchema,
  price,
  rangeFactor,
  seed,
  unit,
  volatility,
} from "../parts/figure-schema"

export const props = figureSchema({
  strike: price,
  rangeFactor,
  spot: price,
  /** Volatility with which the price moves. */
  volatility,
  /** Volatility the pool's fees imply; default the same. */
  impliedVolatility: volatility.optional(),
  days,
  seed: seed.optional(),
  /** Fee tier of the pool, a fraction; only for the volume the note states. */
  feeRate: z.number().positive().max(0.1).optional(),
  /** Spread multiplier. */
  spread: z.number().min(1).max(3.25).optional(),
  unit,
})

export type StreamiaPathProps = z.output<typeof props>
