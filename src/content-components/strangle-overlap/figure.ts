import type { Bounds } from "../../options/price-range"
import type { Figure } from "../parts/figure-model"
import { formatNumber } from "../parts/format"
import type { Point, Series } from "../parts/line-chart/chart-data"
import { rangeFactorRange } from "../parts/slider/slider-ranges"
import { formulas } from "../parts/take-away/figure-formulas"
import { strangleOverlap } from "./numbers"
import type { StrangleOverlapProps } from "./props"

/**
 * Liquidity of a straddle and a strangle of the same width at each price, with one unit of the
 * asset per leg. Between the bounds of both ranges of the strangle, it is exactly that of the
 * straddle.
 */
export const strangleFigure: Figure<StrangleOverlapProps, { delta: number; rangeFactor: number }> =
  {
    opened: ({ delta, rangeFactor }) => ({ delta, rangeFactor }),
    compute(props, { delta, rangeFactor }) {
      const { title, caption, spot, unit = "USDC" } = props
      const { put, middle, call, overlap, share, note, table } = strangleOverlap({
        ...props,
        delta,
        rangeFactor,
      })
      const straddle = [middle, middle]
      const strangle = [put, call]
      const domain: [number, number] = [put.lower * 0.94, call.upper * 1.04]
      const series = [
        steps("strangle", strangle, share(strangle), domain, "accent"),
        { ...steps("straddle", straddle, share(straddle), domain, "ink"), dashed: true },
      ] as const
      const text = (price: number) => formatNumber(price, 0)
      const percent = (value: number) => `${formatNumber(value * 100, 1)}%`
      return {
        title,
        caption,
        note,
        sliders: [
          {
            label: "Strangle's delta",
            value: delta,
            min: 0.05,
            max: 0.45,
            step: 0.01,
            format: value => formatNumber(value * 100, 0),
            sets: "delta",
          },
          {
            ...rangeFactorRange,
            min: 1.05,
            max: 2,
            value: rangeFactor,
            sets: "rangeFactor",
          },
        ],
        table,
        formula: formulas.strangle,
        drawings: [
          {
            kind: "lines",
            chart: {
              title,
              description: `From ${text(overlap.lower)} to ${text(overlap.upper)} ${unit} both have the same liquidity. Outside, the strangle has about half of it, down to ${text(put.lower)} and up to ${text(call.upper)}; the straddle has all of it down to ${text(middle.lower)} and up to ${text(middle.upper)} and none beyond.`,
              x: { label: `Price of the asset, ${unit}`, domain },
              y: {
                label: "Liquidity, % of the straddle's",
                domain: [0, 1.2],
                ticks: [0, 0.5, 1],
                format: value => `${formatNumber(value * 100, 0)}%`,
              },
              series: [...series],
              bands: [{ axis: "x", from: overlap.lower, to: overlap.upper, tone: "accent" }],
              markers: [
                { x: overlap.lower, label: text(overlap.lower), tone: "accent" },
                { x: overlap.upper, label: text(overlap.upper), tone: "accent" },
                { x: spot, label: `price ${text(spot)}`, tone: "ink" },
              ],
              readAt: spot,
              readX: price => `${text(price)} ${unit}`,
              readY: percent,
            },
          },
        ],
      }
    },
  }

/** A step function with exact corners. */
function steps(
  name: string,
  legs: Bounds[],
  valueAt: (price: number) => number,
  [from, to]: [number, number],
  tone: Series["tone"],
): Series {
  const bounds = [...new Set(legs.flatMap(({ lower, upper }) => [lower, upper]))].sort(
    (a, b) => a - b,
  )
  const edges = [from, ...bounds, to]
  const points = edges.slice(1).flatMap((right, index): Point[] => {
    const left = edges[index] ?? from
    const height = valueAt((left + right) / 2)
    return [
      [left, height],
      [right, height],
    ]
  })
  return { name, points, valueAt, tone }
}
