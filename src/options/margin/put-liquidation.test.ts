import { lowestCoveredPrice, putLiquidation, type ShortPut } from "./put-liquidation"

test("at the lowest covered price loss and bonus use up the collateral", () => {
  const put: ShortPut = { type: "put", strike: 2000, size: 2, collateralRatio: 0.2 }
  const price = lowestCoveredPrice(put, 1100)
  const { loss, bonus } = putLiquidation(price, put, 1100)
  expect(loss + bonus).toBeCloseTo(1100, 9)
})
