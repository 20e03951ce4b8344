import { type BlackScholesInput, blackScholesValue } from "./black-scholes"

/**
 * Annualized volatility at which the Black-Scholes formula gives this price, in quote tokens per
 * unit of the asset, by bisection from 0 to `most` (the value of an option rises with volatility).
 *
 * Source: textbook.
 * @throws RangeError if no volatility up to `most` gives the price
 */
export function volatilityOfPrice(
  price: number,
  option: Omit<BlackScholesInput, "volatility">,
  most = 10,
): number {
  const valueAt = (volatility: number) => blackScholesValue({ ...option, volatility })
  if (price < valueAt(0) || price > valueAt(most)) {
    throw new RangeError(`no volatility up to ${most} gives the price ${price}: check the price`)
  }
  let [low, high] = [0, most]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (valueAt(middle) < price) low = middle
    else high = middle
  }
  return low
}
