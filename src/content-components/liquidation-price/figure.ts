import type { LiquidationPrice as Found } from "../../options/margin/liquidation-price"
import { largestRequirement } from "../../options/margin/sold-leg"
import { protocolParameters } from "../../options/protocol-parameters"
import type { Figure } from "../parts/figure-model"
import { formatNumber, formatPercent } from "../parts/format"
import { domainOfSeries, type Marker } from "../parts/line-chart/chart-data"
import { formulas } from "../parts/take-away/figure-formulas"
import { liquidationNumbers } from "./numbers"
import type { LiquidationPriceProps } from "./props"

/**
 * Requirement of a short option against the price, its collateral, and the price at which both are
 * equal: from there on, the account can be liquidated.
 */
export const liquidationFigure: Figure<
  LiquidationPriceProps,
  { collateral: number; ratio: number }
> = {
  opened: ({ collateral, collateralRatio = protocolParameters.sellCollateralRatio }) => ({
    collateral,
    ratio: collateralRatio,
  }),
  compute(props, { collateral, ratio }) {
    const { title, caption, type, strike, size = 1, unit = "USDC" } = props
    const inAsset = props.collateralToken === "asset"
    const { option, found, sentence, range, token, series, note, table } = liquidationNumbers({
      ...props,
      collateral,
      collateralRatio: ratio,
    })
    const text = (value: number) => `${formatNumber(value)} ${token}`
    // One percent of the notional per step, up to the collateral at which the option is never
    // liquidated, in the token whose amount the option moves.
    const notional = inAsset ? size : size * strike
    const largest = Math.max(notional * largestRequirement(option), collateral)
    return {
      title,
      caption,
      note,
      sliders: [
        {
          label: "Collateral",
          value: collateral,
          min: notional / 20,
          max: largest,
          step: notional / 100,
          format: text,
          sets: "collateral",
        },
        {
          label: "Collateral ratio at the mint",
          value: ratio,
          min: 0.2,
          max: 0.95,
          step: 0.05,
          format: value => formatPercent(value, 0),
          sets: "ratio",
        },
      ],
      table,
      formula: formulas.liquidation,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `A short ${type} of strike ${formatNumber(strike)} ${unit} with a collateral of ${text(collateral)}. ${sentence}`,
            x: { label: `Price of the asset, ${unit}`, domain: range },
            y: { label: `Amount, ${token}`, domain: domainOfSeries(series, [0, collateral]) },
            series,
            bands: bandsOf(found, range),
            levels: [{ y: collateral, label: `collateral ${text(collateral)}`, tone: "accent" }],
            markers: markersOf(found, strike, collateral).filter(({ x }) => x <= range[1]),
            readAt: strike,
            readX: price => `${formatNumber(price)} ${unit}`,
            readY: text,
          },
        },
      ],
    }
  },
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
