import { daysPerYear } from "../../options/black-scholes"
import { commission } from "../../options/commission"
import { forceExerciseCost, forceExerciseRate } from "../../options/force-exercise"
import { dailyImpliedVolatility } from "../../options/implied-volatility"
import { inTheMoneyFee } from "../../options/in-the-money-fee"
import { rangeOf } from "../../options/price-range"
import { protocolParameters } from "../../options/protocol-parameters"
import { chunkPremia, spreadAtUtilization, spreadMultiplier } from "../../options/spread"
import { streamiaRate } from "../../options/streamia"
import { v2Parameters } from "../../options/v2/parameters"
import { v2FeeMultiple } from "../../options/v2/premium"
import { describeFunction, lower, range, spot, strike, upper, volatility } from "../describe"
import { amount } from "./sold-option"

const removed = { least: 0, about: "liquidity bought" }
const remaining = { least: 0, about: "liquidity left in Uniswap, in the same unit" }
const notional = { least: 0, about: "sum of the amounts that the legs move" }
type ParameterName = keyof typeof protocolParameters

/** Costs that traders pay: commission, streamia, forced exercise. */
export const feeFunctions = {
  commission: describeFunction(
    {
      about: "Commission of a mint, in the unit of the notional",
      parameters: { notional },
      example: ["commission(2000) | usdc", "4 USDC"],
      underV2: {
        label: values => `Commission on ${amount(values.notional)}`,
        value: values => v2Parameters.commissionRate * values.notional,
      },
    },
    values => commission(values.notional),
  ),
  inTheMoneyFee: describeFunction(
    {
      about: "Fee on the intrinsic value that a mint swaps",
      parameters: {
        intrinsic: { least: 0, about: "intrinsic value" },
        poolFee: {
          least: 0,
          most: 1,
          isOptional: true,
          about: "fee rate of the Uniswap pool in V1.0; none in V1.1",
        },
      },
      example: ["inTheMoneyFee(100, poolFee=0.3%) | usdc(2)", "0.60 USDC"],
    },
    ({ intrinsic, poolFee }) =>
      inTheMoneyFee(
        intrinsic,
        poolFee === undefined ? { version: "V1.1" } : { version: "V1.0", poolFee },
      ),
  ),
  forceExerciseRate: describeFunction(
    {
      about: "Rate of a forced exercise, as a fraction of the amount that the bought legs move",
      parameters: {
        halfWidths: { least: 0, about: "whole half-widths between price and strike" },
      },
      example: ["forceExerciseRate(2) | bps", "64 bps"],
      underV2: {
        label: ({ halfWidths }) =>
          `Fee of a forced exercise ${amount(halfWidths)} half-width${halfWidths === 1 ? "" : "s"} from the strike`,
        value: () => v2Parameters.forceExerciseRate,
      },
    },
    values => forceExerciseRate(values.halfWidths),
  ),
  forceExerciseCost: describeFunction(
    {
      about: "Rate of a forced exercise at a price outside of the range",
      parameters: { spot, lower, upper },
      example: ["forceExerciseCost(38, lower=33.52, upper=37.8) | bps", "128 bps"],
    },
    ({ spot: price, ...bounds }) => {
      const cost = forceExerciseCost(price, bounds)
      if (cost !== undefined) return cost
      throw new RangeError(`nobody can exercise it at ${price}, which is in range`)
    },
  ),
  spreadMultiplier: describeFunction(
    {
      about: "Spread multiplier on the fees that a buyer pays",
      parameters: { removed, remaining },
      example: ["spreadMultiplier(5, 5) | number(2)", "1.25"],
    },
    values => spreadMultiplier(values.removed, values.remaining),
  ),
  spreadAtUtilization: describeFunction(
    {
      about: "Spread multiplier from the share of the sold liquidity that is bought",
      parameters: { share: { least: 0, most: 1, about: "share that is bought" } },
      example: ["spreadAtUtilization(80%) | times", "2x"],
      underV2: {
        label: values =>
          `Spread multiplier with ${amount(100 * values.share)}% of the liquidity bought`,
        value: values => v2FeeMultiple("buyer", values.share),
      },
    },
    values => spreadAtUtilization(values.share),
  ),
  chunkPremia: describeFunction(
    {
      about: "Premia of a chunk of liquidity while fees grow by one per unit",
      parameters: {
        removed,
        remaining,
        part: {
          words: ["owed", "net", "gross"],
          about: "amount that buyers owe, that Uniswap pays, or that sellers earn",
        },
      },
      example: ["chunkPremia(50, 50, gross) | number", "112.5"],
    },
    values => chunkPremia(1, values.removed, values.remaining)[values.part],
  ),
  streamia: describeFunction(
    {
      about: "Streamia per day in range, per unit of the asset, in the quote token",
      parameters: {
        strike,
        range,
        volatility,
        spot: { ...spot, isOptional: true, about: `${spot.about}; the strike by default` },
        spread: { least: 1, preset: 1, about: "spread multiplier" },
      },
      example: ["streamia(2000, range=1.1) | usdc", "9.2 USDC"],
    },
    values => {
      const bounds = rangeOf(values.strike, values.range)
      const at = values.spot ?? values.strike
      return streamiaRate(at, bounds, values.volatility, values.spread) / daysPerYear
    },
  ),
  dailyImpliedVolatility: describeFunction(
    {
      about: "Daily volatility that the fees of a pool imply",
      parameters: {
        fee: { least: 0, most: 1, about: "fee rate of the pool" },
        ratio: { least: 0, about: "daily volume over the liquidity of the tick" },
      },
      example: ["dailyImpliedVolatility(0.05%, ratio=2500) | percent", "5%"],
    },
    values => dailyImpliedVolatility(values.fee, values.ratio),
  ),
  parameter: describeFunction(
    {
      about: "A constant of the protocol, from src/options/protocol-parameters.ts",
      parameters: {
        name: {
          words: Object.keys(protocolParameters) as ParameterName[],
          about: "name of the constant",
        },
      },
      example: ["parameter(maxOpenLegs) | number", "25"],
      underV2: {
        label: () => "Commission on the notional",
        value: ({ name }) => (name === "commissionRate" ? v2Parameters.commissionRate : undefined),
      },
    },
    values => protocolParameters[values.name],
  ),
}
