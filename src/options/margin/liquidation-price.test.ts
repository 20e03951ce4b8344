import { liquidationPrice, liquidationPriceInAsset } from "./liquidation-price"
import { type ShortOption, shortRequirement, shortRequirementInAsset } from "./short-option"

const put: ShortOption = { type: "put", strike: 2000, size: 3, collateralRatio: 0.2 }
const call: ShortOption = { ...put, type: "call" }

const options = [put, call]
  .flatMap(option => [option, { ...option, rangeFactor: 1.3 }])
  .flatMap(option => [option, { ...option, version: "gated" as const }])
// Collateral over the notional, from below the base ratio to enough for deep losses.
const cases = options.flatMap(option =>
  [0.05, 0.21, 0.3, 0.6, 0.95].map(covered => ({ ...option, covered })),
)

test.each(cases)(
  "with $covered of the notional in quote tokens a $version $type of range factor $rangeFactor requires its collateral at the liquidation price",
  ({ covered, ...option }) => {
    const collateral = covered * option.size * option.strike
    const found = liquidationPrice(option, collateral)
    if (option.type === "put" && covered < 0.2) expect(found.kind).toBe("always")
    else
      expect("price" in found && shortRequirement(found.price, option)).toBeCloseTo(collateral, 6)
  },
)

test.each(cases)(
  "with $covered of the size in the asset a $version $type of range factor $rangeFactor requires its collateral at the liquidation price",
  ({ covered, ...option }) => {
    const collateral = covered * option.size
    const found = liquidationPriceInAsset(option, collateral)
    if (option.type === "call" && covered < 0.2) expect(found.kind).toBe("always")
    else {
      expect("price" in found && shortRequirementInAsset(found.price, option)).toBeCloseTo(
        collateral,
        9,
      )
    }
  },
)

test("neither the notional nor the asset itself is enough, 1 + c times it is", () => {
  const one = { size: 1, strike: 2000, collateralRatio: 0.2 }
  expect(liquidationPrice({ ...one, type: "put" }, 2000)).toEqual({
    kind: "below",
    price: expect.closeTo(400, 9),
  })
  expect(liquidationPrice({ ...one, type: "put" }, 2400)).toEqual({ kind: "never" })
  expect(liquidationPriceInAsset({ ...one, type: "call" }, 1)).toEqual({
    kind: "above",
    price: expect.closeTo(10_000, 6),
  })
  expect(liquidationPriceInAsset({ ...one, type: "call" }, 1.2)).toEqual({ kind: "never" })
})

test("a call backed by quote tokens can be liquidated before it is in the money", () => {
  const found = liquidationPrice({ ...call, size: 1 }, 300)
  expect(found).toEqual({ kind: "above", price: expect.closeTo(1500, 9) })
})

test("in the gated launch the whole notional was enough", () => {
  const gated = { size: 1, strike: 2000, collateralRatio: 0.2, version: "gated" as const }
  expect(liquidationPrice({ ...gated, type: "put" }, 600)).toEqual({ kind: "below", price: 1750 })
  expect(liquidationPrice({ ...gated, type: "put" }, 2000)).toEqual({ kind: "never" })
  expect(liquidationPriceInAsset({ ...gated, type: "call" }, 1)).toEqual({ kind: "never" })
})

test("no collateral is liquidatable everywhere", () => {
  expect(liquidationPrice(call, 0)).toEqual({ kind: "always" })
  expect(liquidationPriceInAsset(put, 0)).toEqual({ kind: "always" })
})
