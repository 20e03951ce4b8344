import { z } from "zod"
import { figureSchema, fraction, price, priceAxis, unit } from "../parts/figure-schema"

export const props = figureSchema({
  type: z.enum(["call", "put"]),
  /** Only short options can be liquidated by price; long ones by the streamia they owe. */
  side: z.literal("short").optional(),
  strike: price,
  /** Units of the asset; default 1. */
  size: z.number().positive().optional(),
  /** Collateral posted, in `collateralToken`. */
  collateral: z.number().positive(),
  collateralToken: z.enum(["quote", "asset"]).optional(),
  /** Collateral ratio fixed at the mint; default is the seller's 20%. */
  collateralRatio: fraction.optional(),
  /**
   * Margin rule: V1.0 and V1.1 (default), or the gated launch for articles from 2023 and early
   * 2024.
   */
  version: z.enum(["V1", "gated"]).optional(),
  /** Factor on the requirement: 1 (default) for liquidation, 1.3333 for the buffer after a mint. */
  maintenance: z.number().min(1).max(5).optional(),
  range: priceAxis.optional(),
  unit,
})

export type LiquidationPriceProps = z.output<typeof props>
