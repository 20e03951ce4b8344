import { fallAtUsage, roomAtLeverage } from "./liquidation-room"

test("leaves no room when leverage exceeds what a mint allows", () => {
  expect(roomAtLeverage(8)).toEqual({ putFall: 0, callRise: 0 })
})

test("leaves a put infinite room when collateral is 1.2 times the notional", () => {
  expect(roomAtLeverage(0.5).putFall).toBe(Number.POSITIVE_INFINITY)
})

test("lets a put fall by a fifth at half usage, or by three fifths when the ratio is 60 percent", () => {
  expect(fallAtUsage(0.5)).toBeCloseTo(0.2, 12)
  expect(fallAtUsage(0.5, 0.6)).toBeCloseTo(0.6, 12)
})
