import { type GreekName, isOption, legBounds } from "../../options/leg"
import { kinks, strategyGreek } from "../../options/strategy"
import { FigureFrame } from "../parts/figure-frame"
import { formatDays, formatNumber, formatPercent, formatSigned } from "../parts/format"
import type { StrategyProps } from "../parts/leg-schema"
import { LineChart } from "../parts/line-chart"
import { curve, domainOfSeries, samples, type Tone } from "../parts/line-chart/chart-data"
import { useStrategyControls } from "../parts/strategy-controls"
import { strikesOf } from "../parts/strategy-controls/adjust-legs"
import { rangeBands } from "../parts/strategy-controls/range-bands"
import type { PropsOf } from "../props-of"
import type { component } from "./component"

/** Name, unit and scale of a greek on the axis: theta a day, vega per percentage point. */
const scales: Record<GreekName, { name: string; unit: (quote: string) => string; scale: number }> =
  {
    value: { name: "Value", unit: quote => quote, scale: 1 },
    delta: { name: "Delta", unit: () => "units of the asset", scale: 1 },
    gamma: { name: "Gamma", unit: quote => `delta per ${quote}`, scale: 1 },
    theta: { name: "Theta", unit: quote => `${quote} a day`, scale: 1 / 365 },
    vega: { name: "Vega", unit: quote => `${quote} per point of volatility`, scale: 1 / 100 },
    vanna: { name: "Vanna", unit: () => "delta per point of volatility", scale: 1 / 100 },
    volga: { name: "Volga", unit: () => "vega per point of volatility", scale: 1 / 10000 },
  }

const tones: Tone[] = ["accent", "ink", "muted"]

/**
 * A greek of a strategy against the price, for one to three times to expiry (Black-Scholes, zero rate).
 * Legs with a range (`lp`, or options with `rangeFactor`) know no time: their curve is drawn once.
 */
export function Greeks(props: PropsOf<typeof component>) {
  const { title, caption, greek, spot, unit = "USDC" } = props
  const timeless = props.legs.every(leg => leg.type === "asset" || legBounds(leg))
  const { state, sliders, range } = useStrategyControls(
    timeless ? { ...props, volatility: undefined } : props,
  )
  const { name, unit: unitOf, scale } = scales[greek]
  const times = timeless ? [0] : state.days
  const places = samples(range, 90, aroundKinks(state.legs))
  const series = times.map((left, index) =>
    curve(
      timeless ? name.toLowerCase() : formatDays(left),
      price => scale * strategyGreek(greek, state.legs, price, state.marketAt(left)),
      places,
      { tone: tones[index] ?? "muted", dashed: index === 2 },
    ),
  )
  const domain = domainOfSeries(series, [0])
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(domain[1] - domain[0])))
  const text = (value: number) => formatSigned(value, decimals)
  const strikes = strikesOf(state.legs).filter(strike => strike > range[0] && strike < range[1])
  const rows = [...samples(range, 8), ...strikes, spot ?? []].flat()
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={
        timeless
          ? undefined
          : `Black-Scholes at zero rate and an annualized volatility of ${formatPercent(state.volatility, 0)}.`
      }
      sliders={sliders}
      table={{
        columns: [
          `Price, ${unit}`,
          ...series.map(one => (timeless ? `${name}, ${unitOf(unit)}` : `${name}, ${one.name}`)),
        ],
        rows: rows
          .sort((a, b) => a - b)
          .map(price => [
            formatNumber(price),
            ...series.map(({ valueAt }) => text(valueAt?.(price) ?? 0)),
          ]),
      }}
    >
      <LineChart
        title={title}
        description={`${name} against the price from ${formatNumber(range[0])} to ${formatNumber(range[1])} ${unit}${strikes.length > 0 ? `; strike ${strikes.map(strike => formatNumber(strike)).join(", ")}` : ""}.`}
        x={{ label: `Price of the asset, ${unit}`, domain: range }}
        y={{ label: `${name}, ${unitOf(unit)}`, domain }}
        series={series}
        bands={rangeBands(state.legs)}
        markers={strikes.map(strike => ({ x: strike, label: `strike ${formatNumber(strike)}` }))}
        readAt={spot ?? strikes[0] ?? range[0]}
        readX={price => `${formatNumber(price)} ${unit}`}
        readY={text}
      />
    </FigureFrame>
  )
}

/** Prices close to both sides of each bound, where the greeks of a range jump; of an option its strike. */
function aroundKinks(legs: StrategyProps["legs"]): number[] {
  const ranged = legs.filter(leg => !isOption(leg) || legBounds(leg))
  return [...kinks(legs), ...kinks(ranged).flatMap(price => [price * 0.9999, price * 1.0001])]
}
