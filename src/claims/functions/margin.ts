import { largestUsageAtMint, leastCollateralToOpen } from "../../options/margin/buying-power"
import {
  buyerCollateral,
  ratioAtUtilization,
  ratioInBasisPoints,
  sellerCollateral,
  strangleCollateral,
} from "../../options/margin/collateral-ratio"
import { longLegRequirement } from "../../options/margin/long-leg"
import { spreadRequirement } from "../../options/margin/partnered-spread"
import { storedUtilization } from "../../options/margin/pool-utilization"
import { shortRequirement, shortRequirementInAsset } from "../../options/margin/short-option"
import { largestRequirement } from "../../options/margin/sold-leg"
import { strangleRequirement } from "../../options/margin/strangle"
import { syntheticRequirement } from "../../options/margin/synthetic"
import { v2Parameters } from "../../options/v2/parameters"
import { v2SoldShare } from "../../options/v2/sold-option"
import { v2SellerCollateral, v2StrangleCollateral } from "../../options/v2/utilization"
import { describeFunction, optionType, ratio, size, spot, utilization } from "../describe"
import { amount, inToken, rule, soldOption } from "./sold-option"

const ratioLabel = (of: string) => (values: { utilization: number }) =>
  `Collateral ratio of ${of} at ${amount(100 * values.utilization)}% utilization`

const lent = { least: 0, about: "tokens of the vault that are in Uniswap" }

/** Margin requirements of positions by the rules of V1.0 and V1.1. */
export const marginFunctions = {
  maintenance: describeFunction(
    {
      about: "Requirement of a sold option without a partner",
      parameters: { ...soldOption.leading, spot, ...soldOption.further, in: inToken },
      example: ["maintenance(put, strike=2000, spot=1750) | usdc", "650 USDC"],
      underV2: {
        label: values => `Requirement of ${soldOption.label(values)}, at ${amount(values.spot)}`,
        value: ({ type, strike, spot: price, size: units, ratio: c, range, in: token }) => {
          if (range !== 1 || token !== "quote") return undefined
          return type === "put"
            ? units * strike * v2SoldShare(price / strike, c)
            : units * price * v2SoldShare(strike / price, c)
        },
      },
    },
    values =>
      (values.in === "quote" ? shortRequirement : shortRequirementInAsset)(
        values.spot,
        soldOption.of(values),
      ),
  ),
  largestMaintenance: describeFunction(
    {
      about:
        "Upper limit of a sold option's requirement, as a fraction of the amount that it moves",
      parameters: { ratio, rule },
      example: ["largestMaintenance() | percent", "120%"],
    },
    values => largestRequirement({ collateralRatio: values.ratio, version: values.rule }),
  ),
  longMaintenance: describeFunction(
    {
      about: "Requirement of a bought leg without a partner, in the token that it moves",
      parameters: {
        amount: { least: 0, about: "amount moved: size × strike of a put, size of a call" },
        utilization,
        owed: { least: 0, preset: 0, about: "streamia owed" },
      },
      example: ["longMaintenance(2000) | usdc", "200 USDC"],
    },
    values => longLegRequirement(values.amount, values.utilization, values.owed),
  ),
  spreadMaintenance: describeFunction(
    {
      about: "Requirement of a partnered spread: USDC for puts, units of the asset for calls",
      parameters: {
        type: optionType,
        short: { least: 0, about: "strike of the sold leg" },
        long: { least: 0, about: "strike of the bought leg" },
        size,
        sizedIn: { words: ["asset", "quote"], preset: "asset", about: "token that `size` counts" },
        utilization,
      },
      example: ["spreadMaintenance(put, short=1000, long=900) | usdc", "100 USDC"],
    },
    ({ short, long, ...values }) =>
      spreadRequirement({ ...values, shortStrike: short, longStrike: long }),
  ),
  strangleMaintenance: describeFunction(
    {
      about: "Requirement of a partnered strangle or straddle, or of one of its legs",
      parameters: {
        put: { least: 0, about: "strike of the put" },
        call: { least: 0, about: "strike of the call" },
        spot,
        part: {
          words: ["total", "put", "call"],
          preset: "total",
          about: "both legs in the quote token, the put in it, or the call in the asset",
        },
        size,
        utilization: { ...utilization, about: "utilization stored at the mint, of both vaults" },
      },
      example: ["strangleMaintenance(put=950, call=1050, spot=1000) | usdc", "195 USDC"],
    },
    ({ put, call, spot: price, part, size: units, utilization: stored }) =>
      strangleRequirement(price, {
        putStrike: put,
        callStrike: call,
        size: units,
        quoteUtilization: stored,
        assetUtilization: stored,
      })[part],
  ),
  syntheticMaintenance: describeFunction(
    {
      about: "Requirement of a synthetic future, in the quote token, or of one of its legs",
      parameters: {
        sold: { ...optionType, about: "kind of the sold leg: put for a long, call for a short" },
        strike: soldOption.leading.strike,
        spot,
        part: {
          words: ["total", "sold", "bought"],
          preset: "total",
          about: "both legs or one of them",
        },
        ratio,
        utilization,
      },
      example: ["syntheticMaintenance(put, strike=1000, spot=800) | usdc", "480 USDC"],
    },
    ({ sold, strike, spot: price, part, ratio: collateralRatio, utilization: stored }) =>
      syntheticRequirement(price, { type: sold, strike, size: 1, collateralRatio }, stored)[part],
  ),
  sellerRatio: describeFunction(
    {
      about: "Collateral ratio of a sold leg, in whole basis points",
      parameters: { utilization },
      example: ["sellerRatio(70%) | percent", "60%"],
      underV2: {
        label: ratioLabel("a short option"),
        value: values => ratioAtUtilization(values.utilization, v2SellerCollateral),
      },
    },
    values => ratioInBasisPoints(values.utilization, sellerCollateral) / 10_000,
  ),
  buyerRatio: describeFunction(
    {
      about: "Collateral ratio of a bought leg, in whole basis points",
      parameters: { utilization },
      example: ["buyerRatio(90%) | percent", "5%"],
      underV2: {
        label: ratioLabel("a long option"),
        value: () => v2Parameters.buyCollateralRatio,
      },
    },
    values => ratioInBasisPoints(values.utilization, buyerCollateral) / 10_000,
  ),
  strangleRatio: describeFunction(
    {
      about: "Collateral ratio of each leg of a partnered strangle, in whole basis points",
      parameters: { utilization },
      example: ["strangleRatio(60%) | percent", "32.5%"],
      underV2: {
        label: ratioLabel("each leg of a strangle"),
        value: values => ratioAtUtilization(values.utilization, v2StrangleCollateral),
      },
    },
    values => ratioInBasisPoints(values.utilization, strangleCollateral) / 10_000,
  ),
  storedUtilization: describeFunction(
    {
      about: "Utilization that a mint stores, after its own legs have moved their tokens",
      parameters: {
        lent,
        idle: { least: 0, about: "tokens of the vault that are not lent" },
        sold: { least: 0, preset: 0, about: "tokens that sold legs move out of the vault" },
        bought: { least: 0, preset: 0, about: "tokens that bought legs return to the vault" },
      },
      example: ["storedUtilization(410_000, 590_000, sold=200_000) | percent", "61%"],
    },
    ({ lent: inAmm, idle, ...moved }) => storedUtilization({ inAmm, idle }, moved),
  ),
  leastCollateral: describeFunction(
    {
      about: "Minimum collateral for opening positions with this requirement",
      parameters: {
        requirement: { least: 0, about: "requirement of all positions, including the new one" },
      },
      example: ["leastCollateral(400) | usdc", "533.32 USDC"],
      underV2: {
        label: values => `Collateral to open positions that require ${amount(values.requirement)}`,
        value: values => v2Parameters.mintBuffer * values.requirement,
      },
    },
    values => leastCollateralToOpen(values.requirement),
  ),
  largestUsage: describeFunction(
    {
      about: "Maximum buying power usage right after a mint",
      parameters: {},
      example: ["largestUsage() | percent(0)", "75%"],
      underV2: {
        label: () => "Maximum usage after opening a position",
        value: () => 1 / v2Parameters.mintBuffer,
      },
    },
    () => largestUsageAtMint(),
  ),
}
