import type { OptionType } from "../black-scholes"
import { nearestStrike, type PricedPair, priceAtStrike, tickAtPrice } from "../encoding/strike-tick"
import type { OptionLeg } from "../leg"
import { type Bounds, rangeFactorOf, strikeOf } from "../price-range"
import { rangedOptionValue } from "../ranged-option"
import { boundTicks } from "../ticks/range-ticks"

/** A leg as a position of V1.0 and V1.1 holds it. */
export interface PositionLeg {
  type: OptionType
  side: "long" | "short"
  /** Tick of the strike, as the token id has it. */
  strike: number
  /** Span of the range in tick spacings, 1 to 4,095. */
  width: number
  /** Multiples of the position's size, 1 to 127. */
  ratio: number
  /** Index of the risk partner; its own index where it has none. */
  partner: number
}

/** One to four legs that are minted together. */
export interface Position {
  legs: readonly PositionLeg[]
  /** Units of the asset; each leg is this many times its ratio. */
  size: number
}

/** What turns ticks into prices: the decimals of a pair, which token is the asset, and the pool's tick spacing. */
export interface PoolPair extends PricedPair {
  spacing: number
}

/** Bounds of a leg's range in quote tokens per unit of the asset. */
export function boundsOfLeg({ strike, width }: PositionLeg, pair: PoolPair): Bounds {
  const { lower, upper } = boundTicks({ strike, width, spacing: pair.spacing })
  const [a, b] = [priceAtStrike(lower, pair), priceAtStrike(upper, pair)]
  return { lower: Math.min(a, b), upper: Math.max(a, b) }
}

/** Units of the asset that a leg stands for. */
export const unitsOfLeg = ({ ratio }: PositionLeg, { size }: Pick<Position, "size">) => size * ratio

/** The tick with both bounds on the pool's ticks that is nearest to a price in quote tokens, for a width. */
export const strikeTickAt = (price: number, width: number, pair: PoolPair): number =>
  nearestStrike(tickAtPrice(price, pair), width, pair.spacing)

/** The pool's own tick at a price: the whole one below it, however little a binary fraction is off. */
export const poolTick = (price: number, pair: PoolPair): number =>
  Math.floor(tickAtPrice(price, pair) + 1e-6)

/**
 * The legs for the formulas of a strategy (leg.ts), opened at `entry`: each costs what it is worth there, since that is
 * exchanged at the mint, so that profit is zero at the price of the mint. Streamia and fees are left out.
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
 * What the contracts take a leg and its partner for (V1.0 and V1.1). Partners name each other and have the same ratio:
 * one sold and one bought leg of the same type are a spread, two sold legs of different types a strangle. All else is
 * refused at the mint. Source: TokenId.sol:500-571; panoptic-v1-core 0a333bc and 3d73534.
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
