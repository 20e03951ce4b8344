import { boundTicks, type RangeTicks } from "../ticks/range-ticks"
import { ceilDiv, minTick, q96, sqrtPriceAtTick } from "../ticks/tick-math"
import { amountsMoved, type LegSize } from "./amounts-moved"
import { buyerCollateral, ratioInBasisPoints, sellerCollateral } from "./collateral-ratio"

/** A leg as encoded in a token id, with its utilization. */
export interface ContractLeg extends LegSize, RangeTicks {
  /**
   * Token that the leg moves. A put has type 1 if the asset is token0, and type 0 if it is token1.
   */
  tokenType: 0 | 1
  side: "long" | "short"
  /** Utilization (0 to 1) of the vault of the leg's token, stored at the mint. */
  utilization: number
}

/**
 * Requirement of a leg without a partner, in smallest units of the token that it moves, rounded up
 * at every step like the contracts (V1.0 and V1.1). The contracts do not distinguish asset and
 * quote: a leg of token type 1 is out of the money while the tick is high, one of type 0 while it
 * is low, so this also covers pools whose quote token is token0.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:1293-1399, 1447-1473; 3d73534 :1320-1426,
 * 1474-1500.
 */
export function requiredUnits(leg: ContractLeg, atTick: number): bigint {
  const { lower, upper } = boundTicks(leg)
  const amount = amountsMoved(leg, lower, upper)[leg.tokenType]
  const ramp = leg.side === "long" ? buyerCollateral : sellerCollateral
  const ratio = BigInt(ratioInBasisPoints(leg.utilization, ramp))
  const base = ceilDiv(amount * ratio, 10_000n)
  return leg.side === "long" ? base : base + inTheMoneyUnits(leg, amount, atTick)
}

/** In-the-money share (in-the-money-share.ts) of the amount, in whole units. */
function inTheMoneyUnits(leg: ContractLeg, amount: bigint, atTick: number): bigint {
  const { lower, upper } = boundTicks(leg)
  const isType1 = leg.tokenType === 1
  if (isType1 ? atTick >= upper : atTick < lower) return 0n
  // Ticks from the strike to the price, signed so that larger is less in the money.
  const distance = isType1 ? atTick - leg.strike : leg.strike - atTick
  const moneyness = sqrtPriceAtTick(Math.max(2 * distance, minTick))
  if (isType1 ? atTick < lower : atTick >= upper) return ceilDiv(amount * (q96 - moneyness), q96)
  const rangeFactor = sqrtPriceAtTick(upper - lower)
  return ceilDiv(amount * (rangeFactor - moneyness), rangeFactor + q96)
}
