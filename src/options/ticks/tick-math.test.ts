import { priceAtTick } from "../price-range"
import { maxTick, minTick, q96, sqrtPriceAtTick } from "./tick-math"

test("matches Uniswap's TickMath at both ends and at tick 0", () => {
  expect(sqrtPriceAtTick(minTick)).toBe(4295128739n)
  expect(sqrtPriceAtTick(0)).toBe(q96)
  expect(sqrtPriceAtTick(maxTick)).toBe(1461446703485210103287273052203988822378723970342n)
})

test.each([-200_310, -1, 1, 953, 524_288])("returns the root of 1.0001^tick at tick %d", tick => {
  const root = Number(sqrtPriceAtTick(tick)) / 2 ** 96
  expect(root / Math.sqrt(priceAtTick(tick))).toBeCloseTo(1, 9)
})

test("rejects a tick beyond the last one and names the valid range", () => {
  expect(() => sqrtPriceAtTick(887_273)).toThrow(
    "Tick 887273: write a whole number from -887272 to 887272.",
  )
})
