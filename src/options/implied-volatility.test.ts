import {
  dailyImpliedVolatility,
  impliedVolatility,
  volumeOverLiquidity,
} from "./implied-volatility"
import { narrowStreamiaRate } from "./streamia"

test("implies 5 percent a day, 95.5 a year, from 5 basis points and a volume of 2,500 liquidities", () => {
  expect(dailyImpliedVolatility(0.0005, 2500)).toBeCloseTo(0.05, 12)
  expect(impliedVolatility(0.0005, 2500, 1)).toBeCloseTo(0.955, 3)
})

test("inverts the implied volatility to volume over liquidity", () => {
  expect(volumeOverLiquidity(0.003, impliedVolatility(0.003, 40, 1))).toBeCloseTo(40, 9)
})

test("streams the pool's fees over one tick spacing at the implied volatility", () => {
  const feeRate = 0.003
  // The volume is 40 times the tick's liquidity, and the position is 2,000.
  const fees = feeRate * 40 * 2000
  const rate = narrowStreamiaRate(2000, 1 + feeRate, impliedVolatility(feeRate, 40, 1))
  expect(rate / 365).toBeCloseTo(fees, 9)
})
