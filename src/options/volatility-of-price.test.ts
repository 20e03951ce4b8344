import { blackScholesValue } from "./black-scholes"
import { volatilityOfPrice } from "./volatility-of-price"

const option = { type: "call", spot: 2500, strike: 2600, years: 0.25 } as const

test.each([0.05, 0.8, 3])("recovers the volatility %d from the price it produced", volatility => {
  const price = blackScholesValue({ ...option, volatility })
  expect(volatilityOfPrice(price, option)).toBeCloseTo(volatility, 9)
})

test("throws when the price is below the intrinsic value or above the asset's price", () => {
  expect(() => volatilityOfPrice(99, { ...option, strike: 2400 })).toThrow("gives the price 99")
  expect(() => volatilityOfPrice(2600, option)).toThrow("no volatility up to 10")
})
