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
  /** Volatility of the price path. */
  volatility,
  /** Volatility that the pool's fees imply; defaults to `volatility`. */
  impliedVolatility: volatility.optional(),
  days,
  seed: seed.optional(),
  /** Fee tier of the pool as a fraction; only used for the volume in the note. */
  feeRate: z.number().positive().max(0.1).optional(),
  /** Spread multiplier. */
  spread: z.number().min(1).max(3.25).optional(),
  unit,
})

export type StreamiaPathProps = z.output<typeof props>
