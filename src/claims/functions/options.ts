import {
  blackScholesValue,
  d1d2,
  daysPerYear,
  straddleVolatility,
} from "../../options/black-scholes"
import { breakevens } from "../../options/breakevens"
import type { GreekName, Leg } from "../../options/leg"
import { normalCumulative } from "../../options/normal-distribution"
import { kinks, strategyCost, strategyGreek, strategyProfit } from "../../options/strategy"
import { volatilityOfPrice } from "../../options/volatility-of-price"
import {
  days,
  describeFunction,
  describeLegFunction,
  optionType,
  spot,
  strike,
  type Values,
  volatility,
} from "../describe"

const rate = { preset: 0, about: "annual interest rate" }
const model = { spot, strike, days, volatility, rate }
const later = { ...days, preset: 0, about: "days left until expiry" }
const market = { at: spot, days: later, volatility }

const modelInput = ({ days: left, ...rest }: Values<typeof model>) => ({
  ...rest,
  years: left / daysPerYear,
})

/** A greek summed over all legs; `scale` converts it to the unit of its description. */
const greek = (name: GreekName, about: string, example: readonly [string, string], scale = 1) =>
  describeLegFunction({ about, parameters: market, example }, (legs, values) => {
    const time = { years: values.days / daysPerYear, volatility: values.volatility }
    return scale * strategyGreek(name, legs, values.at, time)
  })

/** Black-Scholes options, and strategies made of legs. */
export const optionFunctions = {
  price: describeFunction(
    {
      about: "Black-Scholes value of an option, per unit of the asset, in the quote token",
      parameters: { type: optionType, ...model },
      example: ["price(call, spot=2000, strike=2000, days=30) | usdc", "182.6 USDC"],
    },
    ({ type, ...values }) => blackScholesValue({ type, ...modelInput(values) }),
  ),
  d1: describeFunction(
    {
      about: "d₁ of the Black-Scholes formula",
      parameters: model,
      example: ["d1(2500, 2600, days=91.25, rate=2%) | number(4)", "0.1144"],
    },
    values => d1d2({ type: "call", ...modelInput(values) }).d1,
  ),
  d2: describeFunction(
    {
      about: "d₂ of the Black-Scholes formula",
      parameters: model,
      example: ["d2(2500, 2600, days=91.25, rate=2%) | number(4)", "−0.2856"],
    },
    values => d1d2({ type: "call", ...modelInput(values) }).d2,
  ),
  normal: describeFunction(
    {
      about: "Cumulative normal distribution N(x)",
      parameters: { x: { about: "number of standard deviations" } },
      example: ["normal(0) | percent", "50%"],
    },
    values => normalCumulative(values.x),
  ),
  impliedVolatility: describeFunction(
    {
      about: "Annualized volatility that a Black-Scholes price implies",
      parameters: {
        premium: { least: 0, about: "price of the option" },
        spot,
        strike,
        days,
        type: { ...optionType, preset: "call" },
      },
      example: ["impliedVolatility(230, spot=2500, strike=2500, days=30) | percent(1)", "80.6%"],
    },
    ({ premium, days: left, ...option }) =>
      volatilityOfPrice(premium, { ...option, years: left / daysPerYear }),
  ),
  straddleVolatility: describeFunction(
    {
      about: "Annualized volatility that the price of an at-the-money straddle implies",
      parameters: { premium: { least: 0, about: "price of the straddle" }, spot, days },
      example: ["straddleVolatility(150, spot=2000, days=7) | percent(0)", "68%"],
    },
    values => straddleVolatility(values.premium, values.spot, values.days / daysPerYear),
  ),
  profit: describeLegFunction(
    {
      about:
        "Profit and loss of all legs at a price, in the quote token; at expiry unless days are left",
      parameters: market,
      example: ["profit(buy(call, 1050, premium=50), at=1500) | usdc(0, signed)", "+400 USDC"],
    },
    (legs, values) =>
      strategyProfit(legs, values.at, {
        years: values.days / daysPerYear,
        volatility: values.volatility,
      }),
  ),
  cost: describeLegFunction(
    {
      about: "Cost of all legs together; negative if opening them yields a credit",
      parameters: {},
      example: ["cost(sell(put, 900, premium=28), buy(call, 1100, premium=18)) | usdc", "−10 USDC"],
    },
    legs => strategyCost(legs),
  ),
  breakEven: describeLegFunction(
    {
      about: "Price at expiry at which the legs break even",
      parameters: {
        side: {
          words: ["lower", "upper"],
          isOptional: true,
          about: "lower or upper breakeven, if there are several",
        },
      },
      example: ["breakEven(buy(call, 2000, premium=72)) | usdc", "2,072 USDC"],
    },
    (legs, { side }) => breakEven(legs, side),
  ),
  value: greek(
    "value",
    "Value of all legs at a price, in the quote token, not counting their cost",
    ["value(buy(put, 2000, range=1.1), at=2000) | usdc(2)", "47.65 USDC"],
  ),
  delta: greek("delta", "Delta of all legs", [
    "delta(buy(call, 2000), at=2000, days=30) | number(2)",
    "0.55",
  ]),
  gamma: greek("gamma", "Gamma of all legs, per unit of the quote token", [
    "gamma(buy(call, 2000), at=2000, days=7) | number(4)",
    "0.0018",
  ]),
  theta: greek(
    "theta",
    "Change in value per day, in the quote token",
    ["theta(buy(call, 2000), at=2000, days=30) | number(2)", "−3.03"],
    1 / daysPerYear,
  ),
  vega: greek(
    "vega",
    "Change in value per percentage point of volatility, in the quote token",
    ["vega(buy(call, 2000), at=2000, days=30) | number(2)", "2.27"],
    1 / 100,
  ),
}

/**
 * Price at which the profit at expiry changes its sign.
 * @throws RangeError if there is no such price, or several and no `side`
 */
function breakEven(legs: Leg[], side: "lower" | "upper" | undefined): number {
  const turns = kinks(legs)
  const prices = [...turns, ...legs.flatMap(leg => ("entry" in leg ? [leg.entry ?? 0] : []))]
  const [least, most] = [Math.min(...prices) / 100, 100 * Math.max(...prices)]
  const steps = Array.from({ length: 400 }, (_, step) => least * (most / least) ** (step / 399))
  const found = breakevens(
    price => strategyProfit(legs, price),
    [...steps, ...turns].sort((a, b) => a - b),
  )
  const [first, ...others] = found
  if (first === undefined) throw new RangeError("these legs do not break even at any price")
  if (others.length > 0 && !side) {
    throw new RangeError(
      `these legs break even at ${found.length} prices: add side=lower or side=upper`,
    )
  }
  return side === "upper" ? (found.at(-1) ?? first) : first
}
