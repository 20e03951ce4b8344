import { lowestCoveredPrice, putLiquidation, type ShortPut } from "./put-liquidation"

test("uses up the collateral with loss and bonus at the lowest covered price", () => {
  const put: ShortPut = { type: "put", strike: 2000, size: 2, collateralRatio: 0.2 }
  const price = lowestCoveredPrice(put, 1100)
  const { loss, bonus } = putLiquidation(price, put, 1100)
  expect(loss + bonus).toBeCloseTo(1100, 9)
})
