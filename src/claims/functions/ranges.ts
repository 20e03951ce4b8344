import { daysPerYear } from "../../options/black-scholes"
import { halfWidthsFromStrike } from "../../options/force-exercise"
import { priceAtTick, rangeFactorOf, rangeOf, strikeOf } from "../../options/price-range"
import { expiryOfRange, maximumRangeGamma, rangeFactorOfExpiry } from "../../options/range-expiry"
import { probabilityInRange } from "../../options/time-in-range"
import { days, describeFunction, lower, range, spot, strike, upper, volatility } from "../describe"

const bounds = { lower, upper }
const factor = { least: 1, about: range.about.split(";")[0] ?? "" }

/** Ranges, ticks, and times. */
export const rangeFunctions = {
  lowerBound: describeFunction(
    {
      about: "Lower bound K/r of a range",
      parameters: { strike, range: factor },
      example: ["lowerBound(2000, range=1.1) | number(2)", "1,818.18"],
    },
    values => rangeOf(values.strike, values.range).lower,
  ),
  upperBound: describeFunction(
    {
      about: "Upper bound K·r of a range",
      parameters: { strike, range: factor },
      example: ["upperBound(2000, range=1.1) | number", "2,200"],
    },
    values => rangeOf(values.strike, values.range).upper,
  ),
  rangeStrike: describeFunction(
    {
      about: "Strike of a range, the geometric mean of its bounds",
      parameters: bounds,
      example: ["rangeStrike(1400, 2200) | number(0)", "1,755"],
    },
    strikeOf,
  ),
  rangeFactor: describeFunction(
    {
      about: "Range factor r of a range",
      parameters: bounds,
      example: ["rangeFactor(1650, 3350) | number(2)", "1.42"],
    },
    rangeFactorOf,
  ),
  halfWidths: describeFunction(
    {
      about: "Whole half-widths between a price and the strike of a range",
      parameters: { spot, ...bounds },
      example: ["halfWidths(32, lower=33.52, upper=37.8) | number", "1"],
    },
    ({ spot: price, ...of }) => halfWidthsFromStrike(price, of),
  ),
  priceAtTick: describeFunction(
    {
      about: "Price at a tick of Uniswap, 1.0001^tick",
      parameters: { tick: { about: "whole number" } },
      example: ["priceAtTick(513) | number(4)", "1.0526"],
    },
    values => priceAtTick(values.tick),
  ),
  rangeOfExpiry: describeFunction(
    {
      about: "Range factor of an option that is like one with this time to expiry",
      parameters: { days, volatility },
      example: ["rangeOfExpiry(7, volatility=50%) | number(3)", "1.117"],
    },
    values => rangeFactorOfExpiry(values.days / daysPerYear, values.volatility),
  ),
  expiryOfRange: describeFunction(
    {
      about: "Days to expiry of an option that is like one with this range",
      parameters: { range: factor, volatility },
      example: ["expiryOfRange(1.1, volatility=50%) | number(0)", "5"],
    },
    values => daysPerYear * expiryOfRange(values.range, values.volatility),
  ),
  largestGamma: describeFunction(
    {
      about: "Maximum gamma of an option with this range",
      parameters: { strike, range: factor },
      example: ["largestGamma(2000, range=1.1) | number(4)", "0.0033"],
    },
    values => maximumRangeGamma(values.strike, values.range),
  ),
  probabilityInRange: describeFunction(
    {
      about: "Probability that a driftless price is in range at the end",
      parameters: { spot, ...bounds, days, volatility },
      example: ["probabilityInRange(2000, lower=1800, upper=2200, days=30) | percent(0)", "34%"],
    },
    ({ spot: price, days: left, volatility: sigma, ...of }) =>
      probabilityInRange(price, of, sigma, left / daysPerYear),
  ),
}
