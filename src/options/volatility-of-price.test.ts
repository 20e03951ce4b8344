import { blackScholesValue } from "./black-scholes"
import { volatilityOfPrice } from "./volatility-of-price"

const option = { type: "call", spot: 2500, strike: 2600, years: 0.25 } as const

test.each([0.05, 0.8, 3])("it finds the volatility %d that a price was made with", volatility => {
  const price = blackScholesValue({ ...option, volatility })
  expect(volatilityOfPrice(price, option)).toBeCloseTo(volatility, 9)
})

test("a price below the intrinsic value, or above the asset's, is refused", () => {
  expect(() => volatilityOfPrice(99, { ...option, strike: 2400 })).toThrow("gives the price 99")
  expect(() => volatilityOfPrice(2600, option)).toThrow("no volatility up to 10")
})
