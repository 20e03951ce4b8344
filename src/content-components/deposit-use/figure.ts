import type { Figure } from "../parts/figure-model"
import { formatNumber, formatPercent } from "../parts/format"
import { curve, samples } from "../parts/line-chart/chart-data"
import { formulas } from "../parts/take-away/figure-formulas"
import { depositUse } from "./numbers"
import type { DepositUseProps } from "./props"

/**
 * Share of a deposit of equal values that a range uses, by its lower bound, with a fixed upper
 * bound. It uses all of both tokens only if the price is the geometric mean of the bounds.
 */
export const depositUseFigure: Figure<DepositUseProps, { width: number }> = {
  opened: ({ width }) => ({ width }),
  compute(props, { width }) {
    const { title, caption, unit = "USDC" } = props
    const { arithmetic, geometric, uses, domain, text, percent, note, table } = depositUse({
      ...props,
      width,
    })
    const places = samples(domain, 60, [arithmetic, geometric])
    return {
      title,
      caption,
      note,
      sliders: [
        {
          label: "Width of the range",
          value: width,
          min: 0.05,
          max: 0.9,
          step: 0.05,
          format: value => `±${formatPercent(value, 0)}`,
          sets: "width",
        },
      ],
      table,
      formula: formulas.deposit,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `Both lines meet at 100% where the lower bound is ${text(geometric)} ${unit}, the price divided by ${formatNumber(1 + width, 2)}. At ${text(arithmetic)} ${unit} only ${percent(uses(arithmetic).asset)} of the asset is used; above ${text(geometric)} part of the quote token is left.`,
            x: { label: `Lower bound, ${unit}`, domain },
            y: {
              label: "Share of the deposit used",
              domain: [0, 1.12],
              ticks: [0, 0.25, 0.5, 0.75, 1],
              format: value => formatPercent(value, 0),
            },
            series: [
              curve("asset", lower => uses(lower).asset, places, { tone: "accent" }),
              curve("quote token", lower => uses(lower).quote, places, { dashed: true }),
            ],
            markers: [
              {
                x: arithmetic,
                y: uses(arithmetic).asset,
                label: `A, arithmetic ${text(arithmetic)}`,
                tone: "loss",
              },
              { x: geometric, y: 1, label: `B, geometric ${text(geometric)}`, tone: "accent" },
            ],
            readAt: arithmetic,
            readX: lower => `${text(lower)} ${unit}`,
            readY: percent,
          },
        },
      ],
    }
  },
}
