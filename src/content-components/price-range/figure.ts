import type { Figure } from "../parts/figure-model"
import { formatNumber } from "../parts/format"
import { curve, domainOfSeries, samples } from "../parts/line-chart/chart-data"
import { rangeFactorRange } from "../parts/slider/slider-ranges"
import { formulas } from "../parts/take-away/figure-formulas"
import { rangeAsWritten, rangeNumbers } from "./numbers"
import type { PriceRangeProps } from "./props"

/**
 * A price range with its bounds, strike, and the current price; the value of a Uniswap position in
 * it; and the equivalent cash-secured short put at expiry.
 */
export const priceRange: Figure<PriceRangeProps, { strike: number; rangeFactor: number }> = {
  opened(props) {
    const { strike, rangeFactor } = rangeAsWritten(props)
    return { strike, rangeFactor }
  },
  compute(props, { strike, rangeFactor }) {
    const { title, caption, spot, unit = "USDC" } = props
    const first = rangeAsWritten(props)
    const { price } = first
    const { axis, bounds, value, twin, note, table } = rangeNumbers(props, {
      ...first,
      strike,
      rangeFactor,
    })
    const series = [
      curve("position", value, samples(axis, 60, [bounds.lower, bounds.upper]), { tone: "accent" }),
      curve("short put and its cash", twin, samples(axis, 1, [strike]), { dashed: true }),
    ]
    const text = (amount: number) => formatNumber(amount)
    return {
      title,
      caption,
      note,
      sliders: [
        {
          label: "Strike",
          value: strike,
          min: first.strike * 0.8,
          max: first.strike * 1.2,
          step: first.strike / 100,
          format: at => `${text(at)} ${unit}`,
          sets: "strike",
        },
        {
          ...rangeFactorRange,
          value: rangeFactor,
          max: Math.max(2, Math.ceil(first.rangeFactor)),
          sets: "rangeFactor",
        },
      ],
      table,
      formula: formulas.position,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `Range from ${text(bounds.lower)} to ${text(bounds.upper)} ${unit}, strike ${text(strike)}${spot ? `, price ${text(spot)}` : ""}. The position rises with the price below the range, flattens in it and is worth ${text(strike)} above it.`,
            x: { label: `Price of the asset, ${unit}`, domain: axis },
            y: { label: `Value, ${unit}`, domain: domainOfSeries(series, [], 0.12) },
            series,
            bands: [{ axis: "x", from: bounds.lower, to: bounds.upper, tone: "accent" }],
            markers: [
              {
                x: bounds.lower,
                y: value(bounds.lower),
                label: text(bounds.lower),
                tone: "accent",
              },
              { x: strike, label: `strike ${text(strike)}` },
              {
                x: bounds.upper,
                y: value(bounds.upper),
                label: text(bounds.upper),
                tone: "accent",
              },
              ...(spot === undefined || spot === strike
                ? []
                : [
                    { x: spot, y: value(spot), label: `price ${text(spot)}`, tone: "ink" as const },
                  ]),
            ],
            readAt: price,
            readX: at => `${text(at)} ${unit}`,
            readY: amount => `${text(amount)} ${unit}`,
          },
        },
      ],
    }
  },
}
