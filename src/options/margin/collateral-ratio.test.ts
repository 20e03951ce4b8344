import {
  buyerCollateral,
  flatCommission,
  leverageOf,
  ratioAtUtilization,
  ratioInBasisPoints,
  sellerCollateral,
  strangleCollateral,
} from "./collateral-ratio"
import { poolUtilization, storedUtilization } from "./pool-utilization"

test.each([
  [0.2, 0.2, 0.1, 0.1],
  [0.5, 0.2, 0.1, 0.1],
  [0.6, 0.4, 0.325, 0.0875],
  [0.7, 0.6, 0.55, 0.075],
  [0.8, 0.8, 0.775, 0.0625],
  [0.9, 1, 1, 0.05],
  [1, 1, 1, 0.05],
])(
  "maps utilization %d to ratios of %d for a seller, %d for a strangle leg, and %d for a buyer",
  (utilization, seller, strangle, buyer) => {
    expect(ratioAtUtilization(utilization, sellerCollateral)).toBeCloseTo(seller, 12)
    expect(ratioAtUtilization(utilization, strangleCollateral)).toBeCloseTo(strangle, 12)
    expect(ratioAtUtilization(utilization, buyerCollateral)).toBeCloseTo(buyer, 12)
  },
)

test("rounds a ratio down to a whole basis point, like the contracts", () => {
  expect(ratioAtUtilization(0.55, buyerCollateral)).toBeCloseTo(0.09375, 12)
  expect(ratioInBasisPoints(0.55, buyerCollateral)).toBe(937)
})

test("returns every whole basis point on the seller's line exactly", () => {
  for (let bps = 5000; bps <= 9000; bps += 1) {
    expect(ratioInBasisPoints(bps / 10_000, sellerCollateral)).toBe(2000 + 2 * (bps - 5000))
  }
})

test("lowers an early commission curve from 60 to 20 basis points", () => {
  const ramp = { from: 0.006, to: 0.002, start: 0.1, end: 0.5 }
  expect(ratioAtUtilization(0.3, ramp)).toBeCloseTo(0.004, 12)
})

test("keeps the deployed commission independent of utilization", () => {
  expect(ratioAtUtilization(0.1, flatCommission)).toBe(ratioAtUtilization(0.95, flatCommission))
})

test("returns leverage as the inverse of the collateral ratio", () => {
  expect(leverageOf(0.05)).toBe(20)
})

test("returns zero utilization when the pool is empty", () => {
  expect(poolUtilization(0, 0)).toBe(0)
  expect(poolUtilization(25, 100)).toBe(0.25)
})

test("stores the utilization after a mint in whole basis points", () => {
  const vault = { inAmm: 410_000, idle: 590_000 }
  expect(storedUtilization(vault)).toBe(0.41)
  expect(storedUtilization(vault, { sold: 200_077 })).toBe(0.61)
  expect(storedUtilization(vault, { bought: 100_000 })).toBe(0.31)
})
