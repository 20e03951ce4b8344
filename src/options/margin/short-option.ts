import type { OptionType } from "../black-scholes"
import { shortCallRequirement, shortCallRequirementInAsset } from "./short-call"
import { shortPutRequirement } from "./short-put"
import type { SoldLegTerms } from "./sold-leg"

/** A sold option without a partner. */
export interface ShortOption extends SoldLegTerms {
  type: OptionType
  /** Strike in quote tokens. */
  strike: number
  /** Units of the asset. */
  size: number
}

/** Requirement of a sold option valued in the quote token at a price. */
export function shortRequirement(spot: number, option: ShortOption): number {
  const { type, strike, size } = option
  const share = type === "put" ? shortPutRequirement : shortCallRequirement
  return size * strike * share(spot, strike, option)
}

/** Requirement of a sold option valued in the asset at a price. */
export function shortRequirementInAsset(spot: number, option: ShortOption): number {
  if (option.type === "put") return shortRequirement(spot, option) / spot
  return option.size * shortCallRequirementInAsset(spot, option.strike, option)
}
