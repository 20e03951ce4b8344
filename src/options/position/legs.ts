import type { OptionType } from "../black-scholes"
import { nearestStrike, type PricedPair, priceAtStrike, tickAtPrice } from "../encoding/strike-tick"
import type { OptionLeg } from "../leg"
import { type Bounds, rangeFactorOf, strikeOf } from "../price-range"
import { rangedOptionValue } from "../ranged-option"
import { boundTicks } from "../ticks/range-ticks"

/** A leg of a position in V1.0 and V1.1. */
export interface PositionLeg {
  type: OptionType
  side: "long" | "short"
  /** Tick of the strike, as in the token id. */
  strike: number
  /** Span of the range in tick spacings, 1 to 4,095. */
  width: number
  /** Multiples of the position's size, 1 to 127. */
  ratio: number
  /** Index of the risk partner; the leg's own index if it has none. */
  partner: number
}

/** One to four legs that are minted together. */
export interface Position {
  legs: readonly PositionLeg[]
  /** Size in units of the asset; each leg is this size times its ratio. */
  size: number
}

/** A token pair with the pool's tick spacing, to convert ticks to prices. */
export interface PoolPair extends PricedPair {
  spacing: number
}

/** Bounds of a leg's range in quote tokens per unit of the asset. */
export function boundsOfLeg({ strike, width }: PositionLeg, pair: PoolPair): Bounds {
  const { lower, upper } = boundTicks({ strike, width, spacing: pair.spacing })
  const [a, b] = [priceAtStrike(lower, pair), priceAtStrike(upper, pair)]
  return { lower: Math.min(a, b), upper: Math.max(a, b) }
}

/** Size of a leg in units of the asset. */
export const unitsOfLeg = ({ ratio }: PositionLeg, { size }: Pick<Position, "size">) => size * ratio

/** Strike tick nearest to a price in quote tokens for which both bounds are on the pool's ticks. */
export const strikeTickAt = (price: number, width: number, pair: PoolPair): number =>
  nearestStrike(tickAtPrice(price, pair), width, pair.spacing)

/** The pool's tick at a price: rounded down, with a tolerance for floating-point error. */
export const poolTick = (price: number, pair: PoolPair): number =>
  Math.floor(tickAtPrice(price, pair) + 1e-6)

/**
 * Converts the legs of a position opened at `entry` to those of a strategy (leg.ts), without
 * streamia and fees. Each leg costs its value at `entry`, which is exchanged at the mint, so profit
 * is zero there.
 */
export function strategyLegs(position: Position, pair: PoolPair, entry: number): OptionLeg[] {
  return position.legs.map(leg => {
    const bounds = boundsOfLeg(leg, pair)
    return {
      type: leg.type,
      side: leg.side,
      strike: strikeOf(bounds),
      rangeFactor: rangeFactorOf(bounds),
      quantity: unitsOfLeg(leg, position),
      premium: rangedOptionValue(leg.type, entry, bounds),
    }
  })
}

export type Partnership = "none" | "spread" | "strangle" | "refused"

/**
 * Classifies a leg and its partner like the contracts (V1.0 and V1.1).
 *
 * Partners name each other and have the same ratio: a sold and a bought leg of the same type are a
 * spread, two sold legs of different types a strangle. A mint refuses all other partners.
 *
 * Source: TokenId.sol:500-571; panoptic-v1-core 0a333bc and 3d73534.
 */
export function partnershipOf(legs: readonly PositionLeg[], index: number): Partnership {
  const leg = legs[index]
  if (!leg || leg.partner === index) return "none"
  const partner = legs[leg.partner]
  if (!partner || partner.partner !== index || partner.ratio !== leg.ratio) return "refused"
  const sameSide = partner.side === leg.side
  const sameType = partner.type === leg.type
  if (!sameSide && sameType) return "spread"
  return sameSide && !sameType && leg.side === "short" ? "strangle" : "refused"
}
