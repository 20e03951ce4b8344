import { daysPerYear } from "../../../options/black-scholes"
import { positionStreamia } from "../../../options/position/streamia"
import { formatDays, formatPercent, formatSigned } from "../../parts/format"
import type { Series } from "../../parts/line-chart/chart-data"
import { curve, domainOfSeries, samples } from "../../parts/line-chart/chart-data"
import { type LabChart, lineName, type Shown, tones } from "./chart-kinds"
import type { LabState } from "./lab-state"
import { amount, signedAmount, valueTexts } from "./lab-texts"
import { labPath } from "./position-result"

/** Daily streamia at the present price against volatility, also for other range widths. */
export function volatilityChart(state: LabState, shown: Shown[]): LabChart {
  const { pair, price, volatility, bought } = state
  const { symbol, shown: inUnit } = valueTexts(state)
  const domain: [number, number] = [0.1, Math.max(2, Math.ceil(volatility * 1.25))]
  const widths = [
    { name: "as built", factor: 1 },
    { name: "half as wide", factor: 0.5 },
    { name: "twice as wide", factor: 2 },
  ]
  const series = shown.flatMap(one =>
    widths.map(({ name, factor }): Series => {
      const legs = one.position.legs.map(leg => ({
        ...leg,
        width: Math.max(1, Math.round(leg.width * factor)),
      }))
      const position = { ...one.position, legs }
      const aDay = (sigma: number) =>
        inUnit(positionStreamia(position, pair, price, sigma, bought) / daysPerYear, price)
      return {
        ...curve(lineName(name, one, shown), aDay, samples(domain, 40)),
        tone: factor === 1 ? tones[one.name] : "muted",
        dashed: factor !== 1,
      }
    }),
  )
  return {
    caption: `Streamia per day at the present price of ${amount(price)}: it grows with the square of volatility, and a range half as wide streams about twice as much.`,
    chart: {
      x: { label: "Annualized volatility", domain, format: value => formatPercent(value, 0) },
      y: {
        label: `Streamia per day, ${symbol}`,
        domain: domainOfSeries(series, [0]),
        format: formatSigned,
      },
      series,
      readAt: volatility,
      readX: at => formatPercent(at, 0),
      readY: value => `${signedAmount(value)} ${symbol}`,
    },
    table: () => ({
      columns: ["Volatility", ...series.map(({ name }) => `${name}, ${symbol}`)],
      rows: samples(domain, 10).map(at => [
        formatPercent(at, 0),
        ...series.map(({ valueAt }) => signedAmount(valueAt?.(at) ?? 0)),
      ]),
    }),
  }
}

/** Streamia along the sampled path. */
export function pathChart(state: LabState, shown: Shown[]): LabChart {
  const { days, seed, price, volatility, symbols } = state
  const { symbol, shown: inUnit } = valueTexts(state)
  const { path } = labPath(state)
  const dayOf = (index: number) => (index * days) / (path.length - 1)
  const series = shown.map(
    (one): Series => ({
      name: lineName("streamia", one, shown),
      points: one.result.streamia.map((sum, index) => [
        dayOf(index),
        inUnit(sum, path[index] ?? price),
      ]),
      tone: tones[one.name],
    }),
  )
  const told = samples([0, path.length - 1], 8).map(Math.round)
  return {
    caption: `Streamia added up over ${formatDays(days)} along one random path of the price, number ${seed}, with ${formatPercent(volatility, 0)} volatility. It starts at ${amount(price)} and ends at ${amount(path.at(-1) ?? price)}. It's a sample, not a forecast.`,
    chart: {
      x: { label: "Days", domain: [0, days] },
      y: {
        label: `Streamia, ${symbol}`,
        domain: domainOfSeries(series, [0]),
        format: formatSigned,
      },
      series,
      readAt: days,
      readX: at => `day ${amount(at)}`,
      readY: value => `${signedAmount(value)} ${symbol}`,
    },
    table: () => ({
      columns: [
        "Day",
        `Price, ${symbols.quote}`,
        ...series.map(({ name }) => `${name}, ${symbol}`),
      ],
      rows: told.map(index => [
        amount(dayOf(index)),
        amount(path[index] ?? price),
        ...series.map(({ points }) => signedAmount(points[index]?.[1] ?? 0)),
      ]),
    }),
  }
}
