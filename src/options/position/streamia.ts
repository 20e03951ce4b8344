import { chunkPremia } from "../spread"
import { accruedStreamia, streamiaRate } from "../streamia"
import { boundsOfLeg, type PoolPair, type Position, type PositionLeg, unitsOfLeg } from "./legs"

/**
 * Streamia that a leg receives (positive) or owes (negative) per unit that its liquidity would earn
 * in Uniswap, times its units of the asset: buyers owe 1 + ν·u/(1 − u), sellers receive
 * 1 + ν·u²/(1 − u).
 *
 * Source: chunkPremia in spread.ts.
 * @param bought share u (0 to 0.9) of each chunk's sold liquidity that is bought
 */
export function streamiaWeight(leg: PositionLeg, position: Position, bought: number): number {
  const { owed, gross } = chunkPremia(1, bought, 1 - bought)
  const units = unitsOfLeg(leg, position)
  if (leg.side === "short") return units * gross
  return -units * (bought === 0 ? 1 : owed / bought)
}

/**
 * Streamia of a position at a price, in quote tokens per year: received by sold legs, owed
 * (negative) by bought ones, zero if no leg is in range.
 *
 * Source: streamia.ts.
 * @param volatility annualized volatility that the pool's fees imply
 */
export function positionStreamia(
  position: Position,
  pair: PoolPair,
  price: number,
  volatility: number,
  bought = 0,
): number {
  return position.legs.reduce((sum, leg) => {
    const rate = streamiaRate(price, boundsOfLeg(leg, pair), volatility)
    return sum + rate * streamiaWeight(leg, position, bought)
  }, 0)
}

/**
 * Running sums of streamia along a path with equal steps of `stepYears`, in quote tokens, from 0.
 */
export function streamiaAlong(
  position: Position,
  pair: PoolPair,
  path: number[],
  stepYears: number,
  volatility: number,
  bought = 0,
): number[] {
  const parts = position.legs.map(leg => {
    const weight = streamiaWeight(leg, position, bought)
    const own = accruedStreamia(path, stepYears, boundsOfLeg(leg, pair), volatility)
    return own.map(sum => sum * weight)
  })
  return path.map((_, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0))
}
