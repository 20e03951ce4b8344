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
  "given $covered of the notional in quote tokens, finds the price at which a $version $type of range factor $rangeFactor requires its collateral",
  ({ covered, ...option }) => {
    const collateral = covered * option.size * option.strike
    const found = liquidationPrice(option, collateral)
    if (option.type === "put" && covered < 0.2) expect(found.kind).toBe("always")
    else
      expect("price" in found && shortRequirement(found.price, option)).toBeCloseTo(collateral, 6)
  },
)

test.each(cases)(
  "given $covered of the size in the asset, finds the price at which a $version $type of range factor $rangeFactor requires its collateral",
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

test("needs 1 + c times the notional or the asset to rule out liquidation", () => {
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

test("liquidates a call backed by quote tokens before it is in the money", () => {
  const found = liquidationPrice({ ...call, size: 1 }, 300)
  expect(found).toEqual({ kind: "above", price: expect.closeTo(1500, 9) })
})

test("rules out liquidation in the gated launch when collateral is the whole notional", () => {
  const gated = { size: 1, strike: 2000, collateralRatio: 0.2, version: "gated" as const }
  expect(liquidationPrice({ ...gated, type: "put" }, 600)).toEqual({ kind: "below", price: 1750 })
  expect(liquidationPrice({ ...gated, type: "put" }, 2000)).toEqual({ kind: "never" })
  expect(liquidationPriceInAsset({ ...gated, type: "call" }, 1)).toEqual({ kind: "never" })
})

test("allows liquidation at every price when there is no collateral", () => {
  expect(liquidationPrice(call, 0)).toEqual({ kind: "always" })
  expect(liquidationPriceInAsset(put, 0)).toEqual({ kind: "always" })
})
