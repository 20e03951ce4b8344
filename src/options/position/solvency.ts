import { breakevens } from "../breakevens"
import { type AssetAndQuote, collateralValue } from "../margin/cross-margin"
import { boundsOfLeg, type PoolPair, type Position } from "./legs"
import { positionRequirement, type StoredUtilization } from "./requirement"

/** A range of prices, in quote tokens, at which an account is below its requirement. */
export interface ShortStretch {
  /** Lower end; 0 if there is none. */
  from: number
  /** Upper end; infinite if there is none. */
  to: number
}

/** Prices at which curves of a position turn: the bounds of its legs' ranges, ascending. */
export function turningPrices(position: Position, pair: PoolPair): number[] {
  const ends = position.legs.flatMap(leg => Object.values(boundsOfLeg(leg, pair)))
  return [...new Set(ends)].sort((a, b) => a - b)
}

/** Factor by which the search for prices extends beyond the legs' ranges. */
const reach = 1e6

/**
 * Price ranges, ascending, at which an account with these balances can be liquidated: both balances
 * together are worth less than both requirements, without a buffer or streamia (V1.0 and V1.1,
 * cross-margin.ts). Between bounds, balance and requirement are linear in the price, so no range is
 * missed.
 */
export function shortStretches(
  position: Position,
  pair: PoolPair,
  utilization: StoredUtilization,
  balances: AssetAndQuote,
): ShortStretch[] {
  const surplus = (price: number) =>
    collateralValue(balances, price) -
    collateralValue(positionRequirement(position, pair, utilization, price), price)
  const turns = turningPrices(position, pair)
  const prices = [(turns[0] ?? 1) / reach, ...turns, (turns.at(-1) ?? 1) * reach]
  const limits = [0, ...breakevens(surplus, prices), Number.POSITIVE_INFINITY]
  return limits.flatMap((from, index) => {
    const to = limits[index + 1]
    if (to === undefined) return []
    return surplus(between(from, to, prices)) < 0 ? [{ from, to }] : []
  })
}

/** A price strictly between `from` and `to`. */
function between(from: number, to: number, prices: number[]): number {
  const low = from === 0 ? (prices[0] ?? to / 2) : from
  const high = Number.isFinite(to) ? to : (prices.at(-1) ?? 2 * from)
  return Math.sqrt(low * high)
}
