import { strikeOfDelta } from "./delta-strike"
import { lpDelta, lpLiquidity } from "./lp-position"
import { rangeOf } from "./price-range"

test.each([
  [0.3, 1840],
  [0.5, 2029],
  [0.7, 2226],
])(
  "returns for delta %f the strike %i when spot is 2,000 and the range factor is 1.27",
  (delta, strike) => {
    expect(Math.round(strikeOfDelta(2000, 1.27, delta))).toBe(strike)
  },
)

test("returns the strike at which a position has the given delta", () => {
  for (const delta of [0.05, 0.3, 0.5, 0.9]) {
    const strike = strikeOfDelta(2000, 1.6, delta)
    expect(lpDelta(2000, rangeOf(strike, 1.6))).toBeCloseTo(delta, 10)
  }
})

test("gives legs of delta 0.3 and 0.7 the liquidity of two legs of delta 0.5", () => {
  const liquidity = (delta: number) => lpLiquidity(rangeOf(strikeOfDelta(2000, 1.27, delta), 1.27))
  expect(liquidity(0.3) + liquidity(0.7)).toBeCloseTo(2 * liquidity(0.5), 8)
})
