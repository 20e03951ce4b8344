import { type AssetAndQuote, collateralValue } from "./cross-margin"

/**
 * Price in quote tokens at which deposits in both tokens stop covering a requirement, by bisection
 * to the last digit. `requirementAt` returns the requirement in quote tokens at a price.
 *
 * Source: cross-margin.ts (solvency of both tokens together), solved for the price.
 * @throws RangeError unless the deposits cover the requirement at `covered` but not at `short`
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
