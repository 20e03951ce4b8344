import { crossLimit } from "./cross-limit"
import { liquidationPrice, liquidationPriceInAsset } from "./liquidation-price"
import { shortRequirement } from "./short-option"

const put = { type: "put", strike: 1000, size: 1, collateralRatio: 0.2 } as const
const call = { ...put, type: "call" } as const

test("matches the liquidation price of the formula when the deposit is in one token", () => {
  const below = crossLimit({ asset: 0, quote: 500 }, spot => shortRequirement(spot, put), 1000, 0)
  expect(liquidationPrice(put, 500)).toEqual({ kind: "below", price: expect.closeTo(below, 9) })
  const above = crossLimit({ asset: 0.5, quote: 0 }, at => shortRequirement(at, call), 1000, 1e4)
  expect(liquidationPriceInAsset(call, 0.5)).toEqual({
    kind: "above",
    price: expect.closeTo(above, 9),
  })
})

test("throws when the deposits never or always cover the requirement", () => {
  const requirement = (spot: number) => shortRequirement(spot, put)
  expect(() => crossLimit({ asset: 0, quote: 100 }, requirement, 1000, 1)).toThrow("at 1000 either")
  expect(() => crossLimit({ asset: 0, quote: 1200 }, requirement, 1000, 1)).toThrow("at 1 too")
})
