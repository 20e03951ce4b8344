import { v2Parameters } from "./parameters"

/**
 * Requirement of a bought option without a partner, over the amount that it moves: 10% up to half a
 * width from the strike, decreasing beyond. Omits the 10,000 smallest units that the contracts add.
 *
 * Rule: bought.
 * @param widths ticks between price and strike over the ticks between the bounds
 */
export function v2BoughtShare(widths: number): number {
  const distance = Math.max(0.5, widths)
  const decay = Math.min(1, 1 / (distance * Math.exp(distance)))
  return v2Parameters.buyCollateralRatio * decay
}
