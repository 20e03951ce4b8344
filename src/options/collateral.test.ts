import { intrinsicValue } from "./black-scholes"
import {
  buyingPowerUsage,
  collateralValue,
  largestUsageAtMint,
  mintRequirement,
} from "./buying-power"
import {
  buyerCollateral,
  flatCommission,
  leverageOf,
  poolUtilization,
  ratioAtUtilization,
  sellerCollateral,
} from "./collateral-ratio"
import { commission } from "./commission"
import { liquidationBonus, liquidationPrice, liquidationPriceInAsset } from "./liquidation"
import {
  coveredCallRequirement,
  rangedShortPutRequirement,
  type ShortOption,
  shortCallRequirement,
  shortPutRequirement,
  shortRequirement,
  shortRequirementInAsset,
} from "./maintenance-requirement"

test.each([
  [0.5, 0.2, 0.1],
  [0.6, 0.4, 0.0875],
  [0.7, 0.6, 0.075],
  [0.8, 0.8, 0.0625],
  [0.9, 1, 0.05],
  [0.2, 0.2, 0.1],
  [1, 1, 0.05],
])("at a utilisation of %d sellers post %d and buyers %d", (utilization, seller, buyer) => {
  expect(ratioAtUtilization(utilization, sellerCollateral)).toBeCloseTo(seller, 12)
  expect(ratioAtUtilization(utilization, buyerCollateral)).toBeCloseTo(buyer, 12)
})

test("an early commission curve falls from 60 to 20 basis points", () => {
  const ramp = { from: 0.006, to: 0.002, start: 0.1, end: 0.5 }
  expect(ratioAtUtilization(0.3, ramp)).toBeCloseTo(0.004, 12)
})

test("the deployed commission does not depend on utilisation", () => {
  expect(ratioAtUtilization(0.1, flatCommission)).toBe(ratioAtUtilization(0.95, flatCommission))
})

test("leverage is the inverse of the collateral ratio", () => {
  expect(leverageOf(0.05)).toBe(20)
})

test("an empty pool is not utilised", () => {
  expect(poolUtilization(0, 0)).toBe(0)
  expect(poolUtilization(25, 100)).toBe(0.25)
})

test("the commission is 2 USDC on 1,000 and 0.002 ETH on 1", () => {
  expect(commission(1000)).toBe(2)
  expect(commission(1)).toBe(0.002)
})

test("deposits in both tokens count together", () => {
  expect(collateralValue({ asset: 2, quote: 1500 }, 1500)).toBe(4500)
})

test("usage after a mint is at most 75 percent", () => {
  expect(largestUsageAtMint()).toBeCloseTo(0.75, 12)
  expect(buyingPowerUsage(375, 500)).toBe(0.75)
})

test("a buyer pays the in-the-money amount and a seller receives it", () => {
  expect(mintRequirement("long", 1000, 0.1, 50)).toBe(150)
  expect(mintRequirement("short", 1000, 0.2, 50)).toBe(150)
})

test.each([
  [1200, 0.2],
  [1000, 0.2],
  [750, 0.4],
  [500, 0.6],
  [250, 0.8],
  [0, 1],
])("at %d a short put of strike 1,000 requires %d of its notional", (spot, ratio) => {
  expect(shortPutRequirement(spot, 1000, 0.2)).toBeCloseTo(ratio, 12)
})

test("the 1,000 put at 625 requires 500 USDC against 375 in the money", () => {
  expect(1000 * shortPutRequirement(625, 1000, 0.2)).toBeCloseTo(500, 9)
  expect(intrinsicValue("put", 625, 1000)).toBe(375)
})

test.each([
  [1100, 0.2],
  [1000, 0.238],
  [909, 0.273],
  [500, 0.6],
  [0, 1],
])("at %d a put of strike 1,000 and r = 1.1 requires %d", (spot, ratio) => {
  expect(rangedShortPutRequirement(spot, 1000, 0.2, 1.1)).toBeCloseTo(ratio, 3)
})

test("a short call requires all of its notional at K(2 − SCR)", () => {
  expect(shortCallRequirement(900, 1000, 0.2)).toBe(0.2)
  expect(shortCallRequirement(1800, 1000, 0.2)).toBeCloseTo(1, 12)
})

test("a call covered in the asset tends to a requirement of one", () => {
  expect(coveredCallRequirement(1000, 1000, 0.2)).toBe(0.2)
  expect(coveredCallRequirement(1e9, 1000, 0.2)).toBeCloseTo(1, 5)
})

const put: ShortOption = { type: "put", strike: 2000, size: 1, collateralRatio: 0.2 }
const call: ShortOption = { ...put, type: "call" }

test("a short put with 500 is liquidatable below 1,875", () => {
  expect(liquidationPrice(put, 500)).toEqual({ kind: "below", price: 1875 })
})

test.each([
  ["put", put],
  ["call", call],
] as const)("at the liquidation price a short %s requires exactly its collateral", (_, option) => {
  const found = liquidationPrice(option, 650)
  expect("price" in found && shortRequirement(found.price, option)).toBeCloseTo(650, 9)
})

test.each([
  ["put", put, 0.35],
  ["put", put, 0.15],
  ["call", call, 0.35],
] as const)("the same holds for a %s secured in the asset", (_, option, collateral) => {
  const found = liquidationPriceInAsset(option, collateral)
  expect("price" in found && shortRequirementInAsset(found.price, option)).toBeCloseTo(
    collateral,
    9,
  )
})

test("too little collateral is always liquidatable, a whole notional never", () => {
  expect(liquidationPrice(put, 399)).toEqual({ kind: "always" })
  expect(liquidationPrice(put, 2000)).toEqual({ kind: "never" })
  expect(liquidationPriceInAsset(call, 1)).toEqual({ kind: "never" })
})

test("a liquidator earns the shortfall, at most half of the balance", () => {
  expect(liquidationBonus(100, 130)).toBe(30)
  expect(liquidationBonus(100, 190)).toBe(50)
  expect(liquidationBonus(100, 90)).toBe(0)
})
