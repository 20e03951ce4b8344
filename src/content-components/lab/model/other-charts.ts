import { ticks } from "d3-array"
import { daysPerYear } from "../../../options/black-scholes"
import { sampledPaths } from "../../../options/position/outcomes"
import { positionStreamia } from "../../../options/position/streamia"
import { formatDays, formatPercent, formatSigned } from "../../parts/format"
import type { Point, Series } from "../../parts/line-chart/chart-data"
import {
  curve,
  domainOfSeries,
  readBetween,
  roundSteps,
  samples,
} from "../../parts/line-chart/chart-data"
import { type LabChart, lineName, mainDash, type Shown, tones } from "./chart-kinds"
import type { LabState } from "./lab-state"
import { amount, signedAmount, valueTexts } from "./lab-texts"
import { labPaths } from "./position-result"

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
        tone: factor === 1 || shown.length > 1 ? tones[one.name] : "muted",
        dashed: factor === 1 ? mainDash[one.name] : factor < 1 ? "dotted" : "dashdot",
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
      rows: roundSteps(domain, 10).map(at => [
        formatPercent(at, 0),
        ...series.map(({ valueAt }) => signedAmount(valueAt?.(at) ?? 0)),
      ]),
    }),
  }
}

/** Median and 10th to 90th percentile of profit and loss over the days, along all paths. */
export function fanChart(state: LabState, shown: Shown[]): LabChart {
  const { days, price, volatility } = state
  const { symbol, shown: inUnit } = valueTexts(state)
  const fans = shown.map(one => ({ one, fan: one.result.outcomes.fan }))
  const lines = fans.map(({ one, fan }) => {
    const line = (name: string, read: keyof (typeof fan)[number], looks: Partial<Series>) => ({
      name: lineName(name, one, shown),
      points: fan.map(
        (spread, step): Point => [(step * days) / (fan.length - 1), inUnit(spread[read], price)],
      ),
      tone: tones[one.name],
      ...looks,
    })
    return {
      one,
      all: [
        line("90th percentile", "high", { dashed: "dotted" }),
        line("median", "median", { dashed: mainDash[one.name] }),
        line("10th percentile", "low", { dashed: "dotted" }),
      ],
    }
  })
  const series = lines.flatMap(({ all }) => all)
  const told = (at: number, { points }: Series) => signedAmount(readBetween(points, at))
  return {
    caption: `${sampledPaths} sampled paths of the price with ${formatPercent(volatility, 0)} volatility and no drift: half of them end above the median line, and eight in ten between the dotted ones. Streamia and fees are included.`,
    chart: {
      x: { label: "Days", domain: [0, days] },
      y: {
        label: `Profit and loss, ${symbol}`,
        domain: domainOfSeries(series, [0]),
        format: formatSigned,
      },
      series,
      areas: lines.map(({ one, all: [high, , low] }) => ({
        points: high?.points ?? [],
        base: (low?.points ?? []).map(([, y]) => y),
        tone: one.name === "A" ? "muted" : "accent",
      })),
      levels: [{ y: 0, label: "" }],
      readAt: days,
      readX: at => `day ${amount(at)}`,
      readY: value => `${signedAmount(value)} ${symbol}`,
    },
    table: () => ({
      columns: ["Day", ...series.map(({ name }) => `${name}, ${symbol}`)],
      rows: [...new Set([...ticks(0, days, 7), days])].map(at => [
        amount(at),
        ...series.map(line => told(at, line)),
      ]),
    }),
  }
}

/** Streamia along the sampled path. */
export function pathChart(state: LabState, shown: Shown[]): LabChart {
  const { days, seed, price, volatility, symbols } = state
  const { symbol, shown: inUnit } = valueTexts(state)
  const { path } = labPaths(state)
  const dayOf = (index: number) => (index * days) / (path.length - 1)
  const series = shown.map(
    (one): Series => ({
      name: lineName("streamia", one, shown),
      points: one.result.streamia.map((sum, index) => [
        dayOf(index),
        inUnit(sum, path[index] ?? price),
      ]),
      tone: tones[one.name],
      dashed: mainDash[one.name],
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
