import { protocolParameters } from "../protocol-parameters"
import { liquidationPrice } from "./liquidation-price"
import type { ShortOption } from "./short-option"

/** Move of the price from the strike, 1, to where the option is liquidatable: 0 if at once, infinite if never. */
function roomOf(option: ShortOption, collateral: number): number {
  const found = liquidationPrice(option, collateral)
  if (found.kind === "never") return Number.POSITIVE_INFINITY
  if (found.kind === "always") return 0
  return Math.max(found.kind === "below" ? 1 - found.price : found.price - 1, 0)
}

/**
 * How far the price may move before an option sold at the strike with quote collateral of notional / leverage can be
 * liquidated, as fractions of the price (V1): a put falls by 1/ℓ − c, a call rises by (1 + 1/ℓ)/(1 + c) − 1.
 * Source: liquidation-price.ts.
 */
export function roomAtLeverage(
  leverage: number,
  collateralRatio: number = protocolParameters.sellCollateralRatio,
): { putFall: number; callRise: number } {
  const option = { strike: 1, size: 1, collateralRatio }
  return {
    putFall: roomOf({ ...option, type: "put" }, 1 / leverage),
    callRise: roomOf({ ...option, type: "call" }, 1 / leverage),
  }
}

/**
 * Fall of the price, a fraction, until a put sold at the strike is liquidatable when its requirement is now this share
 * of its collateral: c(1/usage − 1) (V1). Source: liquidation-price.ts.
 */
export function fallAtUsage(
  usage: number,
  collateralRatio: number = protocolParameters.sellCollateralRatio,
): number {
  return roomAtLeverage(usage / collateralRatio, collateralRatio).putFall
}
