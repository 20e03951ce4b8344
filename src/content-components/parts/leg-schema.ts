import { z } from "zod"
import { days, price, priceAxis, rangeFactor, unit, volatility } from "./figure-schema"
import { adjustments } from "./strategy-controls/adjustments"

const quantity = z.number().positive().optional()
/** Legs with the same part are drawn as one line, in addition to the whole strategy. */
const part = z.string().min(1).optional()
const side = z.enum(["long", "short"])

const optionLeg = z.strictObject({
  type: z.enum(["call", "put"]),
  side,
  strike: price,
  premium: z.number().min(0).optional(),
  quantity,
  rangeFactor: rangeFactor.optional(),
  extraDays: days.optional(),
  part,
})

const assetLeg = z.strictObject({
  type: z.literal("asset"),
  side,
  entry: z.number().min(0),
  quantity,
  part,
})

const lpLeg = z
  .strictObject({
    type: z.literal("lp"),
    side: side.optional(),
    lower: price,
    upper: price,
    entry: price.optional(),
    fees: z.number().min(0).optional(),
    quantity,
    part,
  })
  .refine(({ lower, upper }) => lower < upper, "`lower` must be below `upper`")

/**
 * Props of a strategy, shared by the figures that draw one. The types are in src/options/leg.ts.
 */
export const strategyProps = {
  legs: z.array(z.union([optionLeg, assetLeg, lpLeg])).min(1),
  /** Current price of the asset, in the quote token. */
  spot: price.optional(),
  /** Prices at the ends of the axis. */
  range: priceAxis.optional(),
  /** Days before expiry for which the value is also drawn, at most three. */
  days: z.union([days, z.array(days).min(1).max(3)]).optional(),
  volatility: volatility.optional(),
  /** Settings that readers may change. Default: all that apply except the days. */
  adjust: z.array(z.enum(adjustments)).optional(),
  unit,
}

export type StrategyProps = z.output<z.ZodObject<typeof strategyProps>>
