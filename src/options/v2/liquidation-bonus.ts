import { v2Parameters } from "./parameters"

/**
 * Liquidator's bonus in one token, in the unit of the amounts: the shortfall, at most 20% of the
 * balance. If five bonuses and the loans exceed the balance, the bonus is 20% of the balance less
 * the loans.
 *
 * Rule: liquidation.
 */
export function v2LiquidationBonus(balance: number, required: number, loans = 0): number {
  const { largestBonus } = v2Parameters
  const bonus = Math.min(largestBonus * balance, Math.max(0, required - balance))
  return bonus / largestBonus + loans > balance
    ? largestBonus * Math.max(0, balance - loans)
    : bonus
}
