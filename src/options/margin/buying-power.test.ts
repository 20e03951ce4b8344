import {
  buyingPowerUsage,
  largestUsageAtMint,
  leastCollateralToOpen,
  mintRequirement,
} from "./buying-power"
import { shortRequirement } from "./short-option"

test("usage after a mint is at most 75.002 percent", () => {
  expect(largestUsageAtMint()).toBeCloseTo(0.75002, 5)
  expect(buyingPowerUsage(375, 500)).toBe(0.75)
})

test("the least collateral to open a position is used up to exactly that share", () => {
  expect(buyingPowerUsage(400, leastCollateralToOpen(400))).toBeCloseTo(largestUsageAtMint(), 12)
})

test("a buyer pays the in-the-money amount on top of the ratio", () => {
  expect(mintRequirement("long", 1000, 0.1, 50)).toBe(150)
})

test("a seller is credited the in-the-money amount that the requirement grows by", () => {
  const requirement = shortRequirement(950, {
    type: "put",
    strike: 1000,
    size: 1,
    collateralRatio: 0.2,
  })
  expect(mintRequirement("short", 1000, 0.2, 50)).toBe(200)
  expect(requirement - 50).toBeCloseTo(200, 9)
})
