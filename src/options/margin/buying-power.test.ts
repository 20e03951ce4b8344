import {
  buyingPowerUsage,
  largestUsageAtMint,
  leastCollateralToOpen,
  mintRequirement,
} from "./buying-power"
import { shortRequirement } from "./short-option"

test("limits usage after a mint to 75.002 percent", () => {
  expect(largestUsageAtMint()).toBeCloseTo(0.75002, 5)
  expect(buyingPowerUsage(375, 500)).toBe(0.75)
})

test("reaches the largest usage with the least collateral to open a position", () => {
  expect(buyingPowerUsage(400, leastCollateralToOpen(400))).toBeCloseTo(largestUsageAtMint(), 12)
})

test("charges a buyer the in-the-money amount on top of the ratio", () => {
  expect(mintRequirement("long", 1000, 0.1, 50)).toBe(150)
})

test("credits a seller the in-the-money amount by which the requirement grows", () => {
  const requirement = shortRequirement(950, {
    type: "put",
    strike: 1000,
    size: 1,
    collateralRatio: 0.2,
  })
  expect(mintRequirement("short", 1000, 0.2, 50)).toBe(200)
  expect(requirement - 50).toBeCloseTo(200, 9)
})
