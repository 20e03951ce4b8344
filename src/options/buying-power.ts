import { protocolParameters } from "./protocol-parameters"

/** Deposits in both tokens of a pool. */
export interface Deposits {
  asset: number
  quote: number
}

/** Value of both deposits in the quote token at a price: they secure positions together. */
export function collateralValue({ asset, quote }: Deposits, spot: number): number {
  return asset * spot + quote
}

/** Buying power usage, a fraction: requirements over collateral; above 1 the account is liquidatable. */
export function buyingPowerUsage(requirement: number, collateral: number): number {
  return requirement / collateral
}

/** Largest usage right after a mint: 1 / buffer = 75 % for the protocol's 133.33 %. */
export function largestUsageAtMint(buffer: number = protocolParameters.mintBuffer): number {
  return 1 / buffer
}

/**
 * What opening an option takes from the balance, in the quote token. Buying: ratio·notional plus the
 * in-the-money amount; selling: ratio·notional less it. Source: the site's buying-power page.
 */
export function mintRequirement(
  side: "long" | "short",
  notional: number,
  collateralRatio: number,
  inTheMoney = 0,
): number {
  return notional * collateralRatio + (side === "long" ? inTheMoney : -inTheMoney)
}
