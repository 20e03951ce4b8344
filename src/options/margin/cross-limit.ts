import { type AssetAndQuote, collateralValue } from "./cross-margin"

/**
 * Price between `covered` and `short`, in quote tokens, at which deposits in both tokens stop covering a requirement: by
 * halving the interval, to the last digit. They cover it at the one end and not at the other; throws a RangeError otherwise.
 * `requirementAt` gives the requirement in quote tokens at a price.
 * Source: cross-margin.ts (solvency of both tokens together), solved for the price.
 */
export function crossLimit(
  deposits: AssetAndQuote,
  requirementAt: (price: number) => number,
  covered: number,
  short: number,
): number {
  const isCovered = (price: number) => collateralValue(deposits, price) >= requirementAt(price)
  if (!isCovered(covered)) throw new RangeError(`the deposits do not cover it at ${covered} either`)
  if (isCovered(short)) throw new RangeError(`the deposits cover it at ${short} too`)
  let [inside, outside] = [covered, short]
  for (let step = 0; step < 80; step += 1) {
    const middle = (inside + outside) / 2
    if (isCovered(middle)) inside = middle
    else outside = middle
  }
  return inside
}
