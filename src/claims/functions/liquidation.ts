import { crossLimit } from "../../options/margin/cross-limit"
import { liquidationBonus } from "../../options/margin/liquidation-bonus"
import { liquidationPrice, liquidationPriceInAsset } from "../../options/margin/liquidation-price"
import { fallAtUsage } from "../../options/margin/liquidation-room"
import { lowestCoveredPrice } from "../../options/margin/put-liquidation"
import { shortRequirement } from "../../options/margin/short-option"
import { strangleRequirement } from "../../options/margin/strangle"
import { v2FallAtUsage, v2LiquidationPrice } from "../../options/v2/sold-option"
import { describeFunction, ratio, size, strike } from "../describe"
import { amount, inToken, soldOption } from "./sold-option"

const collateral = { least: 0, about: "collateral of the account" }
const deposits = {
  quote: { least: 0, preset: 0, about: "quote tokens deposited" },
  asset: { least: 0, preset: 0, about: "units of the asset deposited" },
}
const requirement = { least: 0, about: "requirement of all positions" }

/** Liquidation prices and bonuses by the rules of V1.0 and V1.1. */
export const liquidationFunctions = {
  liquidationPrice: describeFunction(
    {
      about: "Price below which a sold put, or above which a sold call, is liquidatable",
      parameters: { ...soldOption.leading, collateral, ...soldOption.further, in: inToken },
      example: ["liquidationPrice(put, strike=2000, collateral=600) | usdc", "1,800 USDC"],
      underV2: {
        label: values =>
          `Liquidation price of ${soldOption.label(values)}, with ${amount(values.collateral)} of collateral`,
        value: ({
          type,
          strike: k,
          collateral: c,
          size: units,
          ratio: share,
          range,
          in: token,
        }) => {
          if (range !== 1 || token !== "quote") return undefined
          const price = v2LiquidationPrice(type, c / (units * k), share)
          return price === undefined ? undefined : k * price
        },
      },
    },
    values => {
      const limitOf = values.in === "quote" ? liquidationPrice : liquidationPriceInAsset
      const limit = limitOf(soldOption.of(values), values.collateral)
      if ("price" in limit) return limit.price
      throw new RangeError(`with this collateral the option is liquidatable ${at[limit.kind]}`)
    },
  ),
  crossLimit: describeFunction(
    {
      about: "Liquidation price of a sold option with deposits in both tokens",
      parameters: { ...soldOption.leading, ...deposits, ...soldOption.further },
      example: ["crossLimit(put, strike=1000, quote=200, asset=0.2) | usdc", "833.33 USDC"],
    },
    values => {
      const option = soldOption.of(values)
      const far = values.type === "put" ? 0 : farAbove * values.strike
      return crossLimit(values, spot => shortRequirement(spot, option), values.strike, far)
    },
  ),
  strangleLimit: describeFunction(
    {
      about: "Price below or above which a partnered strangle or straddle is liquidatable",
      parameters: {
        put: { least: 0, about: "strike of the put" },
        call: { least: 0, about: "strike of the call" },
        side: { words: ["lower", "upper"], about: "lower or upper liquidation price" },
        ...deposits,
        size,
      },
      example: ["strangleLimit(put=1000, call=1000, side=lower, quote=500) | usdc", "666.67 USDC"],
    },
    ({ put, call, side, size: units, ...amounts }) => {
      const requirement = (spot: number) =>
        strangleRequirement(spot, { putStrike: put, callStrike: call, size: units }).total
      const far = side === "lower" ? 0 : farAbove * call
      return crossLimit(amounts, requirement, Math.sqrt(put * call), far)
    },
  ),
  liquidationBonus: describeFunction(
    {
      about: "Bonus of the liquidator, in the unit of both amounts",
      parameters: { balance: { least: 0, about: "collateral of the account" }, requirement },
      example: ["liquidationBonus(500, 700) | usdc", "200 USDC"],
    },
    ({ balance, requirement: required }) => liquidationBonus(balance, required),
  ),
  lowestCoveredPrice: describeFunction(
    {
      about: "Lowest price at which the collateral of a sold put still pays its loss and the bonus",
      parameters: { strike, collateral, size, ratio },
      example: ["lowestCoveredPrice(2000, collateral=600) | usdc", "1,600 USDC"],
    },
    ({ ratio: collateralRatio, collateral: amount, ...put }) =>
      lowestCoveredPrice({ ...put, type: "put", collateralRatio }, amount),
  ),
  fallAtUsage: describeFunction(
    {
      about: "Fall of the price until a put sold at the strike is liquidatable at this usage",
      parameters: {
        usage: { least: 0, most: 1, about: "requirement over collateral now" },
        ratio,
      },
      example: ["fallAtUsage(50%) | percent", "20%"],
      underV2: {
        label: values =>
          `Fall of the price until a short put at the strike is liquidated, from a usage of ${amount(100 * values.usage)}%`,
        value: values => v2FallAtUsage(values.usage, values.ratio),
      },
    },
    ({ usage, ratio: collateralRatio }) => fallAtUsage(usage, collateralRatio),
  ),
}

/** Multiple of the strike above every example's liquidation price. */
const farAbove = 1000

const at = { always: "at every price", never: "at no price" }
