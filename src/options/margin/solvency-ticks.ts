import { protocolParameters } from "../protocol-parameters"

/** The four ticks of a market that a check may use. */
export interface MarketTicks {
  /** Median of the last three averages between neighboring oracle observations. */
  fast: number
  /**
   * Median of an internal 8-slot queue, fed at most once per 60 s by mints, burns, and pokeMedian.
   */
  slow: number
  /** Average between the two newest observations. */
  lastObserved: number
  /** The Uniswap pool's tick now. */
  current: number
}

/**
 * Ticks at which an account must be solvent after a mint, burn, or withdrawal (V1.0 and V1.1): only
 * the fast one, or all four if `distance` is over 953 ticks. `distance` is the Euclidean distance
 * of fast, last observed, and current from slow.
 *
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:782-852; 3d73534 :803-874.
 */
export function solvencyTicks(ticks: MarketTicks): { distance: number; ticks: number[] } {
  const { fast, slow, lastObserved, current } = ticks
  const distance = Math.hypot(fast - slow, lastObserved - slow, current - slow)
  const calm = distance <= protocolParameters.maxTicksDelta
  return { distance, ticks: calm ? [fast] : [fast, slow, lastObserved, current] }
}

/**
 * True if a market is in safe mode: the current tick is more than 953 ticks (about 10%) from the
 * internal median (V1.0 and V1.1). In safe mode, mints and burns do not swap, and a mint stores a
 * utilization of 100% for both tokens.
 *
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:1257-1269; 3d73534 :1277-1289.
 */
export function isSafeMode({ current, slow }: Pick<MarketTicks, "current" | "slow">): boolean {
  return Math.abs(current - slow) > protocolParameters.maxTicksDelta
}
