import { useState } from "react"
import { daysPerYear } from "../../options/black-scholes"
import { lpAmounts, lpValue } from "../../options/lp-position"
import { isInRange, rangeFactorOf, rangeOf, strikeOf } from "../../options/price-range"
import { expiryOfRange } from "../../options/range-expiry"
import { FigureFrame } from "../parts/figure-frame"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import { curve, domainOfSeries, samples, takeIn } from "../parts/line-chart/chart-data"
import { rangeFactorRange } from "../parts/slider"
import type { PropsOf } from "../props-of"
import type { component } from "./component"

/**
 * A price range with its bounds, strike and the current price, the value of the Uniswap position in it, and
 * its twin, a short put with the strike in cash, at expiry.
 */
export function PriceRange(props: PropsOf<typeof component>) {
  const { title, caption, spot, volatility, unit = "USDC" } = props
  const given = { lower: props.lower ?? 1, upper: props.upper ?? 2 }
  const [strike, setStrike] = useState(props.strike ?? strikeOf(given))
  const [rangeFactor, setRangeFactor] = useState(props.rangeFactor ?? rangeFactorOf(given))
  const [first] = useState({ strike, rangeFactor })
  const bounds = rangeOf(strike, rangeFactor)
  const opened = props.range ?? axisAround(first.strike, first.rangeFactor)
  const price = spot ?? first.strike
  const axis = takeIn(opened, [bounds.lower, bounds.upper, price])
  const held = lpAmounts(price, bounds)
  const value = (at: number) => lpValue(at, bounds)
  const twin = (at: number) => Math.min(at, strike)
  const series = [
    curve("position", value, samples(axis, 60, [bounds.lower, bounds.upper]), { tone: "accent" }),
    curve("short put and its cash", twin, samples(axis, 1, [strike]), { dashed: true }),
  ]
  const text = (amount: number) => formatNumber(amount)
  const rows = [axis[0], bounds.lower, strike, bounds.upper, axis[1], price]
  const like =
    volatility &&
    ` Its width is like ${formatDays(Math.round(daysPerYear * expiryOfRange(rangeFactor, volatility) * 10) / 10)} to expiry at an annualized volatility of ${formatPercent(volatility, 0)}.`
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={`At ${text(price)} ${unit} the price is ${isInRange(price, bounds) ? "in" : "out of"} range and the position holds ${formatNumber(held.asset, 3)} of the asset and ${text(held.quote)} ${unit}.${like ?? ""}`}
      sliders={[
        {
          label: "Strike",
          value: strike,
          min: first.strike * 0.8,
          max: first.strike * 1.2,
          step: first.strike / 100,
          format: at => `${text(at)} ${unit}`,
          onChange: setStrike,
        },
        {
          ...rangeFactorRange,
          value: rangeFactor,
          max: Math.max(2, Math.ceil(first.rangeFactor)),
          onChange: setRangeFactor,
        },
      ]}
      table={{
        columns: [
          `Price, ${unit}`,
          `Position, ${unit}`,
          `Short put and cash, ${unit}`,
          "Asset held",
        ],
        rows: rows
          .sort((a, b) => a - b)
          .map(at => [
            text(at),
            text(value(at)),
            text(twin(at)),
            formatNumber(lpAmounts(at, bounds).asset, 3),
          ]),
      }}
    >
      <LineChart
        title={title}
        description={`Range from ${text(bounds.lower)} to ${text(bounds.upper)} ${unit}, strike ${text(strike)}${spot ? `, price ${text(spot)}` : ""}. The position rises with the price below the range, flattens in it and is worth ${text(strike)} above it.`}
        x={{ label: `Price of the asset, ${unit}`, domain: axis }}
        y={{ label: `Value, ${unit}`, domain: domainOfSeries(series, [], 0.12) }}
        series={series}
        bands={[{ axis: "x", from: bounds.lower, to: bounds.upper, tone: "accent" }]}
        markers={[
          { x: bounds.lower, y: value(bounds.lower), label: text(bounds.lower), tone: "accent" },
          { x: strike, label: `strike ${text(strike)}` },
          { x: bounds.upper, y: value(bounds.upper), label: text(bounds.upper), tone: "accent" },
          ...(spot === undefined || spot === strike
            ? []
            : [{ x: spot, y: value(spot), label: `price ${text(spot)}`, tone: "ink" as const }]),
        ]}
        readAt={price}
        readX={at => `${text(at)} ${unit}`}
        readY={amount => `${text(amount)} ${unit}`}
      />
    </FigureFrame>
  )
}

/** An axis that shows the range in its middle half. */
function axisAround(strike: number, rangeFactor: number): [number, number] {
  const reach = Math.min(rangeFactor ** 2, rangeFactor + 0.5)
  return [strike / reach, strike * reach]
}
