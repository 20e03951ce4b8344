import { collateralValue, crossMargin } from "./cross-margin"

test("deposits in both tokens count together", () => {
  expect(collateralValue({ asset: 2, quote: 1500 }, 1500)).toBe(4500)
})

test("collateral in either token covers what is required in the other", () => {
  const margin = crossMargin({ asset: 1, quote: 0 }, { asset: 0, quote: 900 }, 900)
  expect(margin.solvent).toBe(true)
  expect(crossMargin({ asset: 1, quote: 0 }, { asset: 0, quote: 900 }, 899).solvent).toBe(false)
})
