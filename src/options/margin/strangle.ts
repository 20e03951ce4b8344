import { ratioInBasisPoints, sellerCollateral, strangleCollateral } from "./collateral-ratio"
import { collateralValue } from "./cross-margin"
import { shortCallRequirementInAsset } from "./short-call"
import { shortPutRequirement } from "./short-put"

/** A sold put and a sold call; equal strikes make a straddle. */
export interface SoldStrangle {
  /** Strikes in quote tokens. */
  putStrike: number
  callStrike: number
  /** Units of the asset; default 1. */
  size?: number
  /** Range factors; default 1, ranges taken as one price. */
  putRangeFactor?: number
  callRangeFactor?: number
  /** Utilization (0 to 1) of each token's vault, stored at the mint; default 0, calm pools. */
  quoteUtilization?: number
  assetUtilization?: number
  /** True (the default) if the legs are each other's risk partner. */
  partnered?: boolean
}

export interface StrangleRequirement {
  /** Requirement of the put, in quote tokens. */
  put: number
  /** Requirement of the call, in units of the asset. */
  call: number
  /** Sum of both in quote tokens at the price. */
  total: number
}

/**
 * Requirement of a sold strangle or straddle (V1.0 and V1.1): the sum of two legs, not the larger
 * one. Legs without partners start at the base ratio of 20%.
 *
 * A partnered leg follows the rule of a single leg, but from half the base ratio: 10% below a
 * utilization of 50%, then linearly up to 100% at 90%. The in-the-money share is not halved.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:1572-1615, 766-815; 3d73534 :1599-1642,
 * 799-848.
 */
export function strangleRequirement(spot: number, strangle: SoldStrangle): StrangleRequirement {
  const { putStrike, callStrike, size = 1, partnered = true } = strangle
  const ramp = partnered ? strangleCollateral : sellerCollateral
  const ratioAt = (utilization = 0) => ratioInBasisPoints(utilization, ramp) / 10_000
  const put =
    size *
    putStrike *
    shortPutRequirement(spot, putStrike, {
      collateralRatio: ratioAt(strangle.quoteUtilization),
      rangeFactor: strangle.putRangeFactor,
    })
  const call =
    size *
    shortCallRequirementInAsset(spot, callStrike, {
      collateralRatio: ratioAt(strangle.assetUtilization),
      rangeFactor: strangle.callRangeFactor,
    })
  return { put, call, total: collateralValue({ asset: call, quote: put }, spot) }
}
