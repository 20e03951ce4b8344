import { stretchesInRange } from "../../options/time-in-range"
import type { Figure } from "../parts/figure-model"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { domainOf, type Point } from "../parts/line-chart/chart-data"
import { rangeFactorRange, seedSlider, volatilityRange } from "../parts/slider/slider-ranges"
import { formulas } from "../parts/take-away/figure-formulas"
import { pathSteps, streamiaNumbers } from "./numbers"
import type { StreamiaPathProps } from "./props"

/** Number of simulation steps per drawn point. */
const drawEvery = 5

/** Width for the labels of both y axes in pixels, so that the charts' days line up. */
const gutter = 46

/**
 * A seeded price path, the time it spends in range, and the streamia that one option accrues,
 * compared with the Black-Scholes premium of the same strike and days.
 */
export const streamiaFigure: Figure<
  StreamiaPathProps,
  { seed: number; rangeFactor: number; volatility: number; spread: number }
> = {
  opened: ({ seed = 1, rangeFactor, volatility, spread = 1 }) => ({
    seed,
    rangeFactor,
    volatility,
    spread,
  }),
  compute(props, { seed, rangeFactor, volatility, spread }) {
    const { title, caption, spot, days, unit = "USDC" } = props
    const { bounds, path, accrued, premium, share, total, note, table } = streamiaNumbers({
      ...props,
      seed,
      rangeFactor,
      volatility,
      spread,
    })
    const dayOf = (step: number) => (step * days) / pathSteps
    const drawn = (values: number[]): Point[] =>
      values.flatMap((value, step) =>
        step % drawEvery === 0 ? [[dayOf(step), value] as Point] : [],
      )
    const prices = drawn(path)
    const x = { label: "Days", domain: [0, days] as [number, number] }
    const money = (value: number) => `${formatNumber(value)} ${unit}`
    const readX = (day: number) => `day ${formatNumber(day, 2)}`
    return {
      title,
      caption,
      note,
      sliders: [
        seedSlider("Price path", seed, props.seed),
        {
          ...rangeFactorRange,
          value: rangeFactor,
          max: Math.max(1.5, Math.ceil(props.rangeFactor)),
          sets: "rangeFactor",
        },
        { ...volatilityRange, value: volatility, sets: "volatility" },
        {
          label: "Spread",
          value: spread,
          min: 1,
          max: 3.25,
          step: 0.05,
          format: value => `${formatNumber(value, 2)}×`,
          sets: "spread",
        },
      ],
      table,
      formula: formulas.streamia,
      drawings: [
        {
          kind: "lines",
          chart: {
            title: `${title}: price`,
            description: `Over ${formatDays(days)} the price goes from ${money(spot)} to ${money(path.at(-1) ?? spot)} and is in range for ${formatPercent(share, 0)} of the time.`,
            height: 170,
            gutter,
            x,
            y: {
              label: `Price of the asset, ${unit}; range ${formatNumber(bounds.lower)}–${formatNumber(bounds.upper)} shaded`,
              domain: domainOf(
                prices.map(([, y]) => y),
                [bounds.lower, bounds.upper],
              ),
            },
            series: [{ name: "price", points: prices }],
            bands: [{ axis: "y", from: bounds.lower, to: bounds.upper, tone: "accent" }],
            levels: [bounds.upper, bounds.lower].map(y => ({ y, label: "", tone: "accent" })),
            readAt: days / 2,
            readX,
            readY: money,
          },
        },
        {
          kind: "lines",
          chart: {
            title: `${title}: streamia`,
            description: `Streamia accrues to ${money(total)}, against a Black-Scholes premium of ${money(premium)}.`,
            height: 150,
            gutter,
            x,
            y: { label: `Streamia, ${unit}`, domain: domainOf([total, premium], [0], 0.16) },
            series: [{ name: "streamia", points: drawn(accrued), tone: "accent" }],
            bands: stretchesInRange(path, bounds).map(([from, to]) => ({
              axis: "x",
              from: dayOf(from),
              to: dayOf(to),
              tone: "accent",
            })),
            levels: [{ y: premium, label: `Black-Scholes ${money(premium)}`, tone: "ink" }],
            readAt: days / 2,
            readX,
            readY: money,
          },
        },
      ],
    }
  },
}
