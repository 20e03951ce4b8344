import type { OptionType } from "../black-scholes"
import { longLegRequirement } from "./long-leg"

/** One sold and one bought leg of the same type that are each other's risk partner. */
export interface PartneredSpread {
  type: OptionType
  /** Strikes in quote tokens; equal ones make a calendar spread. */
  shortStrike: number
  longStrike: number
  /** Units of the token that the position is sized in; default 1. */
  size?: number
  /** Token that the size counts; default the asset. */
  sizedIn?: "asset" | "quote"
  /** Utilization stored at the mint (0 to 1); default 0, a calm pool. */
  utilization?: number
}

/**
 * Requirement of a partnered spread, the same at every price (V1.0 and V1.1): the larger of its
 * maximum loss and the bought leg's own requirement, in the token its legs move (quote tokens for
 * puts, units of the asset for calls). It ignores the seller ratio and is the same for credit and
 * debit spreads with the same strikes.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:1484-1561; 3d73534 :1511-1588.
 */
export function spreadRequirement(spread: PartneredSpread): number {
  const boughtAmount = amountMoved(spread, spread.longStrike)
  return Math.max(greatestLoss(spread), longLegRequirement(boughtAmount, spread.utilization))
}

/** True if the legs are sized in the token that they move. */
const sizedInOwnToken = ({ type, sizedIn = "asset" }: PartneredSpread) =>
  (type === "call") === (sizedIn === "asset")

function amountMoved(spread: PartneredSpread, strike: number): number {
  const { type, size = 1 } = spread
  if (sizedInOwnToken(spread)) return size
  return type === "put" ? size * strike : size / strike
}

/**
 * Maximum loss as the contracts count it: the difference of the amounts moved if sized in the other
 * token. If sized in their own, it is size × difference of the strikes / smaller strike, which
 * exceeds the true loss of size × difference / larger strike.
 */
function greatestLoss(spread: PartneredSpread): number {
  const { shortStrike, longStrike, size = 1 } = spread
  if (sizedInOwnToken(spread)) {
    return (size * Math.abs(shortStrike - longStrike)) / Math.min(shortStrike, longStrike)
  }
  return Math.abs(amountMoved(spread, shortStrike) - amountMoved(spread, longStrike))
}
