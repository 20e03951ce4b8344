import { useState } from "react"
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
import { largestRequirement } from "../../options/margin/sold-leg"
import { protocolParameters } from "../../options/protocol-parameters"
import { FigureFrame } from "../parts/figure-frame"
import { formatNumber, formatPercent } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import { curve, domainOfSeries, type Marker, samples, takeIn } from "../parts/line-chart/chart-data"
import type { PropsOf } from "../props-of"
import type { component } from "./component"

/** Multiple of the strike up to which the axis follows the liquidation price; beyond it the note says where it is. */
const reach = 6

/**
 * Requirement of a short option against the price, its collateral, and the price at which they meet:
 * there the account becomes liquidatable.
 */
export function LiquidationPrice(props: PropsOf<typeof component>) {
  const { title, caption, type, strike, size = 1, maintenance = 1, unit = "USDC" } = props
  const version = props.version ?? "V1"
  const inAsset = props.collateralToken === "asset"
  const token = inAsset ? "asset units" : unit
  const [collateral, setCollateral] = useState(props.collateral)
  const [ratio, setRatio] = useState(
    props.collateralRatio ?? protocolParameters.sellCollateralRatio,
  )
  const option: ShortOption = { type, strike, size, collateralRatio: ratio, version }
  const requirementAt = (price: number) =>
    maintenance * (inAsset ? shortRequirementInAsset : shortRequirement)(price, option)
  const intrinsicAt = (price: number) =>
    (size * intrinsicValue(type, price, strike)) / (inAsset ? price : 1)
  const found = (inAsset ? liquidationPriceInAsset : liquidationPrice)(
    option,
    collateral / maintenance,
  )
  const opened = props.range ?? [strike * 0.5, strike * 1.5]
  const isNear = "price" in found && found.price <= reach * strike
  const range = takeIn(opened, isNear ? [found.price] : [])
  const prices = samples(range, inAsset ? 80 : 1, [strike])
  const series = [
    curve("requirement", requirementAt, prices, { tone: "ink" }),
    curve("in-the-money amount", intrinsicAt, prices, { tone: "muted", dashed: true }),
  ]
  const text = (value: number) => `${formatNumber(value)} ${token}`
  const rows = [...samples(range, 6), strike, "price" in found ? found.price : strike]
  // One percent of the notional a step, up to where "never" begins in the token that the option moves.
  const notional = inAsset ? size : size * strike
  const largest = Math.max(notional * largestRequirement(option), collateral)
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={`${sentence(found, unit)} Accrued streamia is left out. ${ruleNames[version]}`}
      sliders={[
        {
          label: "Collateral",
          value: collateral,
          min: notional / 20,
          max: largest,
          step: notional / 100,
          format: text,
          onChange: setCollateral,
        },
        {
          label: "Collateral ratio at the mint",
          value: ratio,
          min: 0.2,
          max: 0.95,
          step: 0.05,
          format: value => formatPercent(value, 0),
          onChange: setRatio,
        },
      ]}
      table={{
        columns: [`Price, ${unit}`, `Requirement, ${token}`, `In-the-money amount, ${token}`],
        rows: rows
          .sort((a, b) => a - b)
          .map(price => [
            formatNumber(price),
            formatNumber(requirementAt(price)),
            formatNumber(intrinsicAt(price)),
          ]),
      }}
    >
      <LineChart
        title={title}
        description={`A short ${type} of strike ${formatNumber(strike)} ${unit} with a collateral of ${text(collateral)}. ${sentence(found, unit)}`}
        x={{ label: `Price of the asset, ${unit}`, domain: range }}
        y={{ label: `Amount, ${token}`, domain: domainOfSeries(series, [0, collateral]) }}
        series={series}
        bands={bandsOf(found, range)}
        levels={[{ y: collateral, label: `collateral ${text(collateral)}`, tone: "accent" }]}
        markers={markersOf(found, strike, collateral).filter(({ x }) => x <= range[1])}
        readAt={strike}
        readX={price => `${formatNumber(price)} ${unit}`}
        readY={text}
      />
    </FigureFrame>
  )
}

/** Which protocol version the figure computes: V2 has another rule. */
const ruleNames: Record<MarginVersion, string> = {
  V1: "Margin rule of Panoptic V1.",
  gated: "Margin rule of the gated launch (beta, 2023); V1 has another one.",
}

function sentence(found: Found, unit: string): string {
  if (found.kind === "never") return "The collateral covers the requirement at every price."
  if (found.kind === "always") return "The collateral is below the requirement at every price."
  return `Liquidatable ${found.kind} ${formatNumber(found.price)} ${unit}.`
}

function bandsOf(found: Found, [low, high]: [number, number]) {
  if (found.kind === "never") return []
  const price = "price" in found ? Math.min(Math.max(found.price, low), high) : high
  const from = found.kind === "above" ? price : low
  const to = found.kind === "above" ? high : price
  return [{ axis: "x" as const, from, to, tone: "loss" as const }]
}

function markersOf(found: Found, strike: number, collateral: number): Marker[] {
  const markers: Marker[] = [{ x: strike, label: `strike ${formatNumber(strike)}` }]
  if ("price" in found) {
    const { price, kind } = found
    markers.push({
      x: price,
      y: collateral,
      label: `liquidatable ${kind} ${formatNumber(price)}`,
      tone: "loss",
    })
  }
  return markers
}
