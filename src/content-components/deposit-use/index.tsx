import { useState } from "react"
import { lpAmounts } from "../../options/lp-position"
import { FigureFrame } from "../parts/figure-frame"
import { formatNumber, formatPercent } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import { curve, samples } from "../parts/line-chart/chart-data"
import type { PropsOf } from "../props-of"
import type { component } from "./component"

/**
 * How much of a deposit of equal values a range takes, by its lower bound, with the upper one fixed: all of both tokens only
 * where the price is the geometric mean of the bounds.
 */
export function DepositUse(props: PropsOf<typeof component>) {
  const { title, caption, spot, unit = "USDC" } = props
  const [width, setWidth] = useState(props.width)
  const upper = spot * (1 + width)
  const arithmetic = spot * (1 - width)
  const geometric = spot / (1 + width)
  const uses = (lower: number) => {
    const { asset, quote } = lpAmounts(spot, { lower, upper })
    const ratio = (asset * spot) / quote
    return { asset: Math.min(1, ratio), quote: Math.min(1, 1 / ratio) }
  }
  const domain: [number, number] = [
    arithmetic * (1 - 0.35 * width),
    spot * (1 - (0.35 * width) / (1 + width)),
  ]
  const places = samples(domain, 60, [arithmetic, geometric])
  const text = (price: number) => formatNumber(price, 0)
  const percent = (share: number) => formatPercent(share, 1)
  const rows = [domain[0], arithmetic, geometric, domain[1]]
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={`Price ${text(spot)} ${unit}, upper bound ${text(upper)} ${unit}. With the lower bound at ${text(arithmetic)} the position takes ${percent(uses(arithmetic).asset)} of the asset; at ${text(geometric)} it takes all of both.`}
      sliders={[
        {
          label: "Width of the range",
          value: width,
          min: 0.05,
          max: 0.9,
          step: 0.05,
          format: value => `±${formatPercent(value, 0)}`,
          onChange: setWidth,
        },
      ]}
      table={{
        columns: [`Lower bound, ${unit}`, "Asset used", "Quote token used"],
        rows: rows.map(lower => [
          text(lower),
          percent(uses(lower).asset),
          percent(uses(lower).quote),
        ]),
      }}
    >
      <LineChart
        title={title}
        description={`Both lines meet at 100% where the lower bound is ${text(geometric)} ${unit}, the price divided by ${formatNumber(1 + width, 2)}. At ${text(arithmetic)} ${unit} only ${percent(uses(arithmetic).asset)} of the asset is used; above ${text(geometric)} part of the quote token is left.`}
        x={{ label: `Lower bound, ${unit}`, domain }}
        y={{
          label: "Share of the deposit used",
          domain: [0, 1.12],
          ticks: [0, 0.25, 0.5, 0.75, 1],
          format: value => formatPercent(value, 0),
        }}
        series={[
          curve("asset", lower => uses(lower).asset, places, { tone: "accent" }),
          curve("quote token", lower => uses(lower).quote, places, { dashed: true }),
        ]}
        markers={[
          {
            x: arithmetic,
            y: uses(arithmetic).asset,
            label: `A, arithmetic ${text(arithmetic)}`,
            tone: "loss",
          },
          { x: geometric, y: 1, label: `B, geometric ${text(geometric)}`, tone: "accent" },
        ]}
        readAt={arithmetic}
        readX={lower => `${text(lower)} ${unit}`}
        readY={percent}
      />
    </FigureFrame>
  )
}
