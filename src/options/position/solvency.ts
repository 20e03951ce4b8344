import { breakevens } from "../breakevens"
import { type AssetAndQuote, collateralValue } from "../margin/cross-margin"
import { boundsOfLeg, type PoolPair, type Position } from "./legs"
import { positionRequirement, type StoredUtilization } from "./requirement"

/** A stretch of prices, in quote tokens, at which an account is short of its requirement. */
export interface ShortStretch {
  /** 0 where it goes on to a price of zero. */
  from: number
  /** Infinite where it goes on without an end. */
  to: number
}

/** The prices at which curves of a position turn: the ends of its legs' ranges, ascending. */
export function turningPrices(position: Position, pair: PoolPair): number[] {
  const ends = position.legs.flatMap(leg => Object.values(boundsOfLeg(leg, pair)))
  return [...new Set(ends)].sort((a, b) => a - b)
}

/** How far beyond the legs' ranges a price is looked for, as a factor. */
const reach = 1e6

/**
 * The prices at which an account with these balances can be liquidated: where both balances together are worth less than
 * both requirements, without a buffer (V1.0 and V1.1, cross-margin.ts). Ascending; empty where the account is solvent at
 * every price. Balance and requirement are straight lines in the price between the ends of ranges, so that none is
 * missed. Streamia is left out.
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

/** A price inside a stretch. */
function between(from: number, to: number, prices: number[]): number {
  const low = from === 0 ? (prices[0] ?? to / 2) : from
  const high = Number.isFinite(to) ? to : (prices.at(-1) ?? 2 * from)
  return Math.sqrt(low * high)
}
