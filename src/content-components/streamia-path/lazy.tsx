import { useState } from "react"
import { stretchesInRange } from "../../options/time-in-range"
import { FigureFrame } from "../parts/figure-frame"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import { domainOf, type Point } from "../parts/line-chart/chart-data"
import { rangeFactorRange, seedRange, volatilityRange } from "../parts/slider"
import { formulas } from "../parts/take-away/figure-formulas"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { pathSteps, streamiaNumbers } from "./numbers"

/** Steps of the simulation that make one drawn point. */
const drawEvery = 5

/** Room for the texts of both y axes, so that their days stand above each other. */
const gutter = 46

/**
 * A seeded price path, the time it spends in range, and the streamia of one option accruing beside it,
 * compared with the Black-Scholes premium of the same strike and days.
 */
export function StreamiaPath(props: PropsOf<typeof component>) {
  const { title, caption, spot, days, unit = "USDC" } = props
  const [seed, setSeed] = useState(props.seed ?? 1)
  const [rangeFactor, setRangeFactor] = useState(props.rangeFactor)
  const [volatility, setVolatility] = useState(props.volatility)
  const [spread, setSpread] = useState(props.spread ?? 1)
  const [day, setDay] = useState(days / 2)
  const { bounds, path, accrued, premium, share, total, note, table } = streamiaNumbers({
    ...props,
    seed,
    rangeFactor,
    volatility,
    spread,
  })
  const dayOf = (step: number) => (step * days) / pathSteps
  const drawn = (values: number[]): Point[] =>
    values.flatMap((value, step) => (step % drawEvery === 0 ? [[dayOf(step), value] as Point] : []))
  const prices = drawn(path)
  const x = { label: "Days", domain: [0, days] as [number, number] }
  const money = (value: number) => `${formatNumber(value)} ${unit}`
  const readX = (day: number) => `day ${formatNumber(day, 2)}`
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={note}
      sliders={[
        {
          ...seedRange,
          label: "Price path",
          value: seed,
          max: Math.max(50, props.seed ?? 1),
          onChange: setSeed,
        },
        {
          ...rangeFactorRange,
          value: rangeFactor,
          max: Math.max(1.5, Math.ceil(props.rangeFactor)),
          onChange: setRangeFactor,
        },
        { ...volatilityRange, value: volatility, onChange: setVolatility },
        {
          label: "Spread",
          value: spread,
          min: 1,
          max: 3.25,
          step: 0.05,
          format: value => `${formatNumber(value, 2)}×`,
          onChange: setSpread,
        },
      ]}
      table={table}
      formula={formulas.streamia}
    >
      <LineChart
        title={`${title}: price`}
        description={`Over ${formatDays(days)} the price goes from ${money(spot)} to ${money(path.at(-1) ?? spot)} and is in range for ${formatPercent(share, 0)} of the time.`}
        height={170}
        gutter={gutter}
        x={x}
        y={{
          label: `Price of the asset, ${unit}; range ${formatNumber(bounds.lower)}–${formatNumber(bounds.upper)} shaded`,
          domain: domainOf(
            prices.map(([, y]) => y),
            [bounds.lower, bounds.upper],
          ),
        }}
        series={[{ name: "price", points: prices }]}
        bands={[{ axis: "y", from: bounds.lower, to: bounds.upper, tone: "accent" }]}
        levels={[bounds.upper, bounds.lower].map(y => ({ y, label: "", tone: "accent" }))}
        readAt={day}
        onRead={setDay}
        readX={readX}
        readY={money}
      />
      <LineChart
        title={`${title}: streamia`}
        description={`Streamia accrues to ${money(total)}, against a Black-Scholes premium of ${money(premium)}.`}
        height={150}
        gutter={gutter}
        x={x}
        y={{ label: `Streamia, ${unit}`, domain: domainOf([total, premium], [0], 0.16) }}
        series={[{ name: "streamia", points: drawn(accrued), tone: "accent" }]}
        bands={stretchesInRange(path, bounds).map(([from, to]) => ({
          axis: "x",
          from: dayOf(from),
          to: dayOf(to),
          tone: "accent",
        }))}
        levels={[{ y: premium, label: `Black-Scholes ${money(premium)}`, tone: "ink" }]}
        readAt={day}
        onRead={setDay}
        readX={readX}
        readY={money}
      />
    </FigureFrame>
  )
}
