/** Contract storage of an open position: size, utilizations, and ticks at its mint. */
export interface PositionBalance {
  /** Size in smallest units of the legs' asset. */
  size: bigint
  /** Utilization of each vault after the mint, in basis points; 10,000 in both marks safe mode. */
  utilization0: number
  utilization1: number
  currentTick: number
  fastOracleTick: number
  slowOracleTick: number
  lastObservedTick: number
}

// #region position-balance
/**
 * Unpacks the word that `OptionMinted` and `getAccumulatedFeesAndPositionsData` return for a
 * position (V1.0 and V1.1).
 *
 * Source: PositionBalance.sol; panoptic-v2-core c9102e59 and 4dd59f6e.
 */
export function unpackPositionBalance(word: bigint): PositionBalance {
  const utilization = (offset: bigint) => Number(BigInt.asUintN(16, word >> offset))
  const tick = (offset: bigint) => Number(BigInt.asIntN(24, word >> offset))
  return {
    size: BigInt.asUintN(128, word),
    utilization0: utilization(128n),
    utilization1: utilization(144n),
    currentTick: tick(160n),
    fastOracleTick: tick(184n),
    slowOracleTick: tick(208n),
    lastObservedTick: tick(232n),
  }
}
// #endregion

/** Packs a position balance into a word. Inverse of `unpackPositionBalance`. */
export function packPositionBalance(balance: PositionBalance): bigint {
  const tick = (value: number) => BigInt.asUintN(24, BigInt(value))
  return (
    balance.size |
    (BigInt(balance.utilization0) << 128n) |
    (BigInt(balance.utilization1) << 144n) |
    (tick(balance.currentTick) << 160n) |
    (tick(balance.fastOracleTick) << 184n) |
    (tick(balance.slowOracleTick) << 208n) |
    (tick(balance.lastObservedTick) << 232n)
  )
}

// #region pair
/** Splits a word into its halves: the right one is token0's, the left one token1's. */
export function unpackPair(word: bigint): [token0: bigint, token1: bigint] {
  return [BigInt.asUintN(128, word), BigInt.asUintN(128, word >> 128n)]
}

/** Splits a word of signed amounts, such as those of `liquidate` and `forceExercise`. */
export function unpackSignedPair(word: bigint): [token0: bigint, token1: bigint] {
  return [BigInt.asIntN(128, word), BigInt.asIntN(128, word >> 128n)]
}
// #endregion

/** Packs two amounts into a word; negative ones in 128-bit two's complement. */
export function packPair(token0: bigint, token1: bigint): bigint {
  return BigInt.asUintN(128, token0) | (BigInt.asUintN(128, token1) << 128n)
}
