import { fallAtUsage, roomAtLeverage } from "./liquidation-room"

test("beyond the leverage that a mint allows there is no room", () => {
  expect(roomAtLeverage(8)).toEqual({ putFall: 0, callRise: 0 })
})

test("collateral of 1.2 times the notional leaves a put infinite room", () => {
  expect(roomAtLeverage(0.5).putFall).toBe(Number.POSITIVE_INFINITY)
})

test("at half usage a put may fall by a fifth, with a ratio of 60 percent by three fifths", () => {
  expect(fallAtUsage(0.5)).toBeCloseTo(0.2, 12)
  expect(fallAtUsage(0.5, 0.6)).toBeCloseTo(0.6, 12)
})
