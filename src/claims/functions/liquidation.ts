import { liquidationBonus } from "../../options/margin/liquidation-bonus"
import { liquidationPrice, liquidationPriceInAsset } from "../../options/margin/liquidation-price"
import { fallAtUsage } from "../../options/margin/liquidation-room"
import { lowestCoveredPrice } from "../../options/margin/put-liquidation"
import { describeFunction, ratio, size, strike } from "../describe"
import { inToken, soldOption } from "./sold-option"

const collateral = { least: 0, about: "collateral of the account" }
const requirement = { least: 0, about: "requirement of all positions" }

/** When accounts are liquidated, and what for, by the rules of V1.0 and V1.1. */
export const liquidationFunctions = {
  liquidationPrice: describeFunction(
    {
      about: "Price below which a sold put, above which a sold call is liquidatable",
      parameters: { ...soldOption.leading, collateral, ...soldOption.further, in: inToken },
      example: ["liquidationPrice(put, strike=2000, collateral=600) | usdc", "1,800 USDC"],
    },
    values => {
      const limitOf = values.in === "quote" ? liquidationPrice : liquidationPriceInAsset
      const limit = limitOf(soldOption.of(values), values.collateral)
      if ("price" in limit) return limit.price
      throw new RangeError(`with this collateral the option is liquidatable ${at[limit.kind]}`)
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
    },
    ({ usage, ratio: collateralRatio }) => fallAtUsage(usage, collateralRatio),
  ),
}

const at = { always: "at every price", never: "at no price" }
