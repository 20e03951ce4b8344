import { collateralValue, crossMargin } from "./cross-margin"

test("adds the values of deposits in both tokens", () => {
  expect(collateralValue({ asset: 2, quote: 1500 }, 1500)).toBe(4500)
})

test("covers a requirement in one token with collateral in the other", () => {
  const margin = crossMargin({ asset: 1, quote: 0 }, { asset: 0, quote: 900 }, 900)
  expect(margin.solvent).toBe(true)
  expect(crossMargin({ asset: 1, quote: 0 }, { asset: 0, quote: 900 }, 899).solvent).toBe(false)
})
