import { protocolParameters } from "../protocol-parameters"
import { liquidationPrice } from "./liquidation-price"
import type { ShortOption } from "./short-option"

/** Price move from the strike (1) to liquidation: 0 if immediate, infinite if never. */
function roomOf(option: ShortOption, collateral: number): number {
  const found = liquidationPrice(option, collateral)
  if (found.kind === "never") return Number.POSITIVE_INFINITY
  if (found.kind === "always") return 0
  return Math.max(found.kind === "below" ? 1 - found.price : found.price - 1, 0)
}

/**
 * Price moves, as fractions, until an option sold at the strike with quote collateral of
 * notional / leverage is liquidatable (V1): 1/ℓ − c down for a put, (1 + 1/ℓ)/(1 + c) − 1 up for a
 * call.
 *
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
 * Fall of the price, as a fraction, until a put sold at the strike is liquidatable if its
 * requirement is now `usage` of its collateral: c(1/usage − 1) (V1). Source: liquidation-price.ts.
 */
export function fallAtUsage(
  usage: number,
  collateralRatio: number = protocolParameters.sellCollateralRatio,
): number {
  return roomAtLeverage(usage / collateralRatio, collateralRatio).putFall
}
