import { ratioAtUtilization } from "../../options/margin/collateral-ratio"
import { v2BoughtShare } from "../../options/v2/bought-option"
import { v2ClosingFee, v2OpeningFee } from "../../options/v2/fees"
import { v2BorrowRate, v2Growth, v2RateAtTarget } from "../../options/v2/interest"
import { v2LiquidationBonus } from "../../options/v2/liquidation-bonus"
import { v2Parameters } from "../../options/v2/parameters"
import { v2FeeMultiple } from "../../options/v2/premium"
import { v2LiquidationPrice, v2SoldShare } from "../../options/v2/sold-option"
import {
  v2CrossRatio,
  v2LoanCollateral,
  v2SellerCollateral,
  v2StrangleCollateral,
  v2Utilization,
} from "../../options/v2/utilization"
import { describeFunction, optionType, range, ratio, size, spot, strike } from "../describe"

const ramps = {
  seller: v2SellerCollateral,
  strangle: v2StrangleCollateral,
  loan: v2LoanCollateral,
  cross: v2CrossRatio,
}
const utilization = { least: 0, most: 1, preset: 0, about: "utilization of the vault" }
const target = {
  least: 0,
  preset: v2Parameters.initialRateAtTarget,
  about: "annual rate at target",
}
const amounts = { least: 0, about: "amounts sold and bought" }
const share = { least: 0, most: 1, about: "share of the sold liquidity that is bought" }

/** Names of the numeric constants. */
type ParameterName = {
  [Name in keyof typeof v2Parameters]: (typeof v2Parameters)[Name] extends number ? Name : never
}[keyof typeof v2Parameters]
const parameterNames = Object.entries(v2Parameters).flatMap(([name, value]) =>
  typeof value === "number" ? [name as ParameterName] : [],
)

/** Rules of V2's public code of April 20, 2026, without rounding. */
export const v2Functions = {
  v2Ratio: describeFunction(
    {
      about: "A ratio of V2 that depends on utilization",
      parameters: {
        of: {
          words: Object.keys(ramps) as (keyof typeof ramps)[],
          about:
            "a sold option, a leg of a strangle, a loan, or collateral that counts for the other token",
        },
        utilization,
      },
      example: ["v2Ratio(seller, utilization=80%) | percent", "65.71%"],
    },
    values => ratioAtUtilization(values.utilization, ramps[values.of]),
  ),
  v2Sold: describeFunction(
    {
      about:
        "Requirement of a sold option without a partner: a put's in the quote token, a call's in the asset",
      parameters: { type: optionType, strike, spot, ratio, range, size },
      example: ["v2Sold(put, strike=2000, spot=1800) | usdc", "560 USDC"],
    },
    ({ type, strike: k, spot: s, ratio: c, range: r, size: units }) =>
      type === "put" ? units * k * v2SoldShare(s / k, c, r) : units * v2SoldShare(k / s, c, r),
  ),
  v2Bought: describeFunction(
    {
      about: "Requirement of a bought option without a partner, in the unit of the amount",
      parameters: {
        amount: { least: 0, about: "amount moved: size × strike of a put, size of a call" },
        widths: { least: 0, preset: 0, about: "distance from the strike in widths of the range" },
      },
      example: ["v2Bought(2000, widths=1) | usdc", "73.58 USDC"],
    },
    values => values.amount * v2BoughtShare(values.widths),
  ),
  v2LiquidationPrice: describeFunction(
    {
      about: "Price at which a sold option's requirement meets collateral in the quote token",
      parameters: {
        type: optionType,
        strike,
        collateral: { least: 0, about: "collateral in the quote token" },
        ratio,
      },
      example: ["v2LiquidationPrice(put, strike=2000, collateral=600) | usdc", "1,750 USDC"],
    },
    ({ type, strike: k, collateral, ratio: c }) => {
      const price = v2LiquidationPrice(type, collateral / k, c)
      if (price !== undefined) return k * price
      throw new RangeError("there is no such price with this collateral")
    },
  ),
  v2Utilization: describeFunction(
    {
      about: "Utilization of a vault",
      parameters: {
        lent: { least: 0, about: "tokens lent" },
        held: { least: 0, about: "tokens that are not lent" },
        interest: { least: 0, preset: 0, about: "unpaid interest" },
      },
      example: ["v2Utilization(400, held=600) | percent", "40%"],
    },
    values => v2Utilization(values.lent, values.held, values.interest),
  ),
  v2OpeningFee: describeFunction(
    {
      about: "Fee at opening, in the unit of the amounts",
      parameters: { amounts },
      example: ["v2OpeningFee(2000) | usdc(2)", "0.20 USDC"],
    },
    values => v2OpeningFee(values.amounts),
  ),
  v2ClosingFee: describeFunction(
    {
      about: "Fee at closing, in the same unit",
      parameters: {
        premium: { least: 0, about: "premium paid or received" },
        amounts,
      },
      example: ["v2ClosingFee(10, amounts=2000) | usdc(2)", "0.10 USDC"],
    },
    values => v2ClosingFee(values.premium, values.amounts),
  ),
  v2BorrowRate: describeFunction(
    {
      about: "Annual borrow rate",
      parameters: { utilization, target },
      example: ["v2BorrowRate(90%) | percent", "12.4%"],
    },
    values => v2BorrowRate(values.utilization, values.target),
  ),
  v2RateAtTarget: describeFunction(
    {
      about: "Annual rate at target after some time at one utilization",
      parameters: {
        utilization,
        seconds: { least: 0, about: "seconds since the last update" },
        target,
      },
      example: ["v2RateAtTarget(90%, seconds=3600) | percent(3)", "4.016%"],
    },
    values => v2RateAtTarget(values.utilization, values.target, values.seconds),
  ),
  v2Interest: describeFunction(
    {
      about: "Interest on a debt at a constant rate, in the unit of the debt",
      parameters: {
        debt: { least: 0, about: "tokens borrowed" },
        rate: { least: 0, about: "annual borrow rate" },
        days: { least: 0, about: "days" },
      },
      example: ["v2Interest(400_000, rate=4%, days=1) | usdc", "43.84 USDC"],
    },
    values => values.debt * v2Growth(values.rate, values.days * 86_400),
  ),
  v2BuyerMultiple: describeFunction(
    {
      about: "Multiple of Uniswap's fees that a buyer pays",
      parameters: { share },
      example: ["v2BuyerMultiple(50%) | number(3)", "1.125"],
    },
    values => v2FeeMultiple("buyer", values.share),
  ),
  v2SellerMultiple: describeFunction(
    {
      about: "Multiple of Uniswap's fees that sellers earn",
      parameters: { share },
      example: ["v2SellerMultiple(50%) | number(4)", "1.0625"],
    },
    values => v2FeeMultiple("seller", values.share),
  ),
  v2Bonus: describeFunction(
    {
      about: "Bonus of a liquidator in one token, in the unit of the amounts",
      parameters: {
        balance: { least: 0, about: "balance of the account" },
        requirement: { least: 0, about: "requirement of all positions" },
        loans: { least: 0, preset: 0, about: "part of the balance that is borrowed" },
      },
      example: ["v2Bonus(1000, 2000) | usdc", "200 USDC"],
    },
    values => v2LiquidationBonus(values.balance, values.requirement, values.loans),
  ),
  v2Parameter: describeFunction(
    {
      about: "A constant of V2, from src/options/v2/parameters.ts",
      parameters: { name: { words: parameterNames, about: "name of the constant" } },
      example: ["v2Parameter(maxOpenLegs) | number", "26"],
    },
    values => v2Parameters[values.name],
  ),
}
