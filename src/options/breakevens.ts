/** Finds the root of `f` between a and b by bisection. f(a) and f(b) must differ in sign. */
function bisect(f: (x: number) => number, a: number, b: number): number {
  const signAtA = Math.sign(f(a))
  let low = a
  let high = b
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(f(middle)) === signAtA) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Prices at which a profit curve changes sign, ascending; stretches at zero give none. `prices`
 * must be ascending and include every kink, so that the curve crosses zero at most once between
 * two.
 */
export function breakevens(profit: (price: number) => number, prices: number[]): number[] {
  const found: number[] = []
  // The last price with a nonzero profit: a curve that only touches zero does not cross it.
  let last: { price: number; sign: number } | undefined
  for (const price of prices) {
    const value = profit(price)
    const sign = Math.abs(value) < 1e-9 ? 0 : Math.sign(value)
    if (sign === 0) continue
    if (last && sign !== last.sign) found.push(bisect(profit, last.price, price))
    last = { price, sign }
  }
  return found
}
