import { protocolParameters } from "../protocol-parameters"

/** The four ticks of a market that a check may use. */
export interface MarketTicks {
  /** Median of the last three averages between neighboring oracle observations. */
  fast: number
  /** Internal median: of an 8-slot queue that mints, burns and pokeMedian feed, once in 60 seconds at most. */
  slow: number
  /** Average between the two newest observations. */
  lastObserved: number
  /** The Uniswap pool's tick now. */
  current: number
}

/**
 * Ticks at which an account must be solvent after a mint, a burn or a withdrawal (V1.0 and V1.1): the fast one alone, or
 * all four if fast, last observed and current lie more than 953 ticks from the slow one, measured together as a distance
 * in space, which is given too.
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:782-852; 3d73534 :803-874.
 */
export function solvencyTicks(ticks: MarketTicks): { distance: number; ticks: number[] } {
  const { fast, slow, lastObserved, current } = ticks
  const distance = Math.hypot(fast - slow, lastObserved - slow, current - slow)
  const calm = distance <= protocolParameters.maxTicksDelta
  return { distance, ticks: calm ? [fast] : [fast, slow, lastObserved, current] }
}

/**
 * Whether a market is in safe mode: the current tick more than 953 ticks (about 10 %) from the internal median. Mints and
 * burns then take place without a swap, and a mint stores a utilization of 100 % for both tokens (V1.0 and V1.1).
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:1257-1269; 3d73534 :1277-1289.
 */
export function isSafeMode({ current, slow }: Pick<MarketTicks, "current" | "slow">): boolean {
  return Math.abs(current - slow) > protocolParameters.maxTicksDelta
}
