import { intrinsicValue } from "../../options/black-scholes"
import {
  type LiquidationPrice as Found,
  liquidationPrice,
  liquidationPriceInAsset,
} from "../../options/margin/liquidation-price"
import type { MarginVersion } from "../../options/margin/margin-version"
import {
  type ShortOption,
  shortRequirement,
  shortRequirementInAsset,
} from "../../options/margin/short-option"
import { protocolParameters } from "../../options/protocol-parameters"
import type { FigureNumbers } from "../parts/figure-table"
import { formatNumber } from "../parts/format"
import { curve, roundSteps, type Series, samples, takeIn } from "../parts/line-chart/chart-data"
import type { LiquidationPriceProps } from "./props"

/**
 * Largest multiple of the strike that the axis covers to show the liquidation price. The note
 * states a price beyond it.
 */
const reach = 6

interface LiquidationNumbers extends FigureNumbers {
  option: ShortOption
  found: Found
  /** Price at which the option can be liquidated, as a sentence. */
  sentence: string
  range: [number, number]
  /** Token of the collateral. */
  token: string
  series: Series[]
}

/**
 * Requirement of a short option against the price, and the price at which it equals the collateral.
 */
export function liquidationNumbers(
  props: Omit<LiquidationPriceProps, "title" | "caption">,
  steps = 6,
): LiquidationNumbers {
  const { type, strike, collateral, size = 1, maintenance = 1, unit = "USDC" } = props
  const version = props.version ?? "V1"
  const inAsset = props.collateralToken === "asset"
  const token = inAsset ? "asset units" : unit
  const collateralRatio = props.collateralRatio ?? protocolParameters.sellCollateralRatio
  const option: ShortOption = { type, strike, size, collateralRatio, version }
  const requirementAt = (price: number) =>
    maintenance * (inAsset ? shortRequirementInAsset : shortRequirement)(price, option)
  const intrinsicAt = (price: number) =>
    (size * intrinsicValue(type, price, strike)) / (inAsset ? price : 1)
  const found = (inAsset ? liquidationPriceInAsset : liquidationPrice)(
    option,
    collateral / maintenance,
  )
  const isNear = "price" in found && found.price <= reach * strike
  const range = takeIn(props.range ?? [strike * 0.5, strike * 1.5], isNear ? [found.price] : [])
  const prices = samples(range, inAsset ? 80 : 1, [strike])
  const rows = [...roundSteps(range, steps), strike, "price" in found ? found.price : strike]
  const sentence = sentenceOf(found, unit)
  return {
    option,
    found,
    sentence,
    range,
    token,
    series: [
      curve("requirement", requirementAt, prices, { tone: "ink" }),
      curve("in-the-money amount", intrinsicAt, prices, { tone: "muted", dashed: true }),
    ],
    note: `${sentence} Accrued streamia is left out. ${ruleNames[version]}`,
    table: {
      columns: [`Price, ${unit}`, `Requirement, ${token}`, `In-the-money amount, ${token}`],
      rows: rows
        .sort((a, b) => a - b)
        .map(price => [
          formatNumber(price),
          formatNumber(requirementAt(price)),
          formatNumber(intrinsicAt(price)),
        ]),
    },
  }
}

/** Protocol version of the figure's rule; V2 has a different one. */
const ruleNames: Record<MarginVersion, string> = {
  V1: "Margin rule of Panoptic V1.",
  gated: "Margin rule of the gated launch (beta, 2023); V1 has another one.",
}

function sentenceOf(found: Found, unit: string): string {
  if (found.kind === "never") return "The collateral covers the requirement at every price."
  if (found.kind === "always") return "The collateral is below the requirement at every price."
  return `Liquidatable ${found.kind} ${formatNumber(found.price)} ${unit}.`
}
