/**
 * The part of a sold leg's requirement that depends on the price, over the amount moved (V1.0 and
 * V1.1):
 *
 *   0                     out of the money, x ≥ r
 *   (r − x)/(r + 1)       in range, 1/r ≤ x < r
 *   1 − x                 in the money, x < 1/r
 *
 * `moneyness` x is S/K for a put and K/S for a call; `rangeFactor` r = 1 treats the range as one
 * price, which gives max(1 − x, 0). Dimensionless.
 *
 * Source: panoptic-v1-core 0a333bc (V1.0) CollateralTracker.sol:1339-1395; 3d73534 (V1.1)
 * :1366-1422.
 */
export function inTheMoneyShare(moneyness: number, rangeFactor = 1): number {
  if (moneyness >= rangeFactor) return 0
  if (moneyness < 1 / rangeFactor) return 1 - moneyness
  return (rangeFactor - moneyness) / (rangeFactor + 1)
}

/** Inverse of `inTheMoneyShare`: the moneyness for a share between 0 and 1. */
export function moneynessAtShare(share: number, rangeFactor = 1): number {
  const atNearBound = 1 - 1 / rangeFactor
  return share > atNearBound ? 1 - share : rangeFactor - share * (rangeFactor + 1)
}
