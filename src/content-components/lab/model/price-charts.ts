import { daysPerYear } from "../../../options/black-scholes"
import type { GreekName } from "../../../options/leg"
import { collateralValue } from "../../../options/margin/cross-margin"
import { boundsOfLeg, strategyLegs } from "../../../options/position/legs"
import { positionRequirement } from "../../../options/position/requirement"
import { turningPrices } from "../../../options/position/solvency"
import { positionStreamia } from "../../../options/position/streamia"
import { atTimescale } from "../../../options/position/timescale"
import { profitCurve, strategyGreek } from "../../../options/strategy"
import { formatDays, formatPercent, formatSigned } from "../../parts/format"
import type { Band, Dash, Level, Marker, Series } from "../../parts/line-chart/chart-data"
import { curve, domainOfSeries, roundSteps, samples } from "../../parts/line-chart/chart-data"
import {
  type ChartKind,
  type LabChart,
  lineName,
  mainDash,
  type Shown,
  steady,
  tones,
} from "./chart-kinds"
import type { LabState } from "./lab-state"
import { amount, heldText, signedAmount, valueTexts } from "./lab-texts"
import type { PositionResult } from "./position-result"

const fine = 120
const still = { years: 0, volatility: 0 }

export type PriceKind = Exclude<ChartKind, "fan" | "volatility" | "path">

export const beforeStreamia = "before streamia"

/** Patterns of a position's further lines. */
const dashes: Dash[] = [true, "dotted", "dashdot"]

/** A chart over the price of the asset, from one price to another. */
export function priceChart(
  kind: PriceKind,
  state: LabState,
  shown: Shown[],
  domain: [number, number],
): LabChart {
  const { pair, price, symbols } = state
  const texts = valueTexts(state)
  const turns = shown.flatMap(({ position }) => turningPrices(position, pair))
  const prices = samples(domain, fine, [...turns, price])
  const { label, caption, curves, unit, levels } = priceCurves[kind](state)
  const series = shown.flatMap((one): Series[] =>
    curves(one).map(({ name, valueAt }, at) => ({
      ...curve(lineName(name, one, shown), valueAt, prices),
      tone: at === 0 || shown.length > 1 ? tones[one.name] : "muted",
      dashed: at === 0 ? mainDash[one.name] : (dashes[at - 1] ?? true),
    })),
  )
  const own = kind === "result" ? shown.flatMap(resultMarkers(state)) : []
  const told = () => {
    const marked = shown.flatMap(({ result }) => [...result.breakevens, ...ends(result)])
    return [...new Set([...roundSteps(domain, 8), ...turns, ...marked, price])]
      .filter(at => at >= domain[0] && at <= domain[1])
      .sort((a, b) => a - b)
  }
  return {
    caption,
    chart: {
      x: { label: `Price of ${symbols.asset}, ${symbols.quote}`, domain },
      y: {
        label: `${label}, ${unit}`,
        domain: steady(domainOfSeries(series, [0])),
        format: formatSigned,
      },
      series,
      bands: distinct(shown.flatMap(bandsOf(state)), ({ from }) => from),
      markers: distinct(
        [
          { x: price, label: `price ${amount(price)}`, tone: "ink" } satisfies Marker,
          ...own,
          ...(kind === "requirement" ? shown.flatMap(({ result }) => endMarkers(result)) : []),
        ],
        ({ label }) => label,
      ).filter(({ x }) => x >= domain[0] && x <= domain[1]),
      ...(kind === "result" && shown.length === 1 ? { areas: areasOf(series[0]) } : {}),
      ...(levels ? { levels } : {}),
      readAt: price,
      readX: at => texts.price(at),
      readY: value => `${signedAmount(value)} ${unit}`,
    },
    table: () => ({
      columns: [`Price, ${symbols.quote}`, ...series.map(({ name }) => `${name}, ${unit}`)],
      rows: told().map(at => [
        amount(at),
        ...series.map(({ valueAt }) => signedAmount(valueAt?.(at) ?? 0)),
      ]),
    }),
  }
}

interface PriceCurves {
  label: string
  caption: string
  unit: string
  curves(shown: Shown): { name: string; valueAt(price: number): number }[]
  levels?: Level[]
}

const timescales = [1, 7, 30]

/** Curves that each chart over price draws for a position. */
const priceCurves: Record<PriceKind, (state: LabState) => PriceCurves> = {
  result: state => {
    const { symbol, shown } = valueTexts(state)
    const held = heldText(state)
    return {
      label: "Profit and loss",
      caption: `What you gain or lose if you close at each price after ${formatDays(state.days)}, with expected streamia${held ? `, all fees, and the ${held} you hold. Dashed: the options only.` : " and all fees. Dashed: before streamia and fees."}`,
      unit: symbol,
      curves: ({ result }) => [
        { name: "result", valueAt: at => shown(result.resultAt(at), at) },
        held
          ? { name: "options only", valueAt: at => shown(result.optionsAt(at), at) }
          : { name: beforeStreamia, valueAt: at => shown(result.profitAt(at), at) },
      ],
    }
  },
  timescales: state => {
    const { symbol, shown } = valueTexts(state)
    const { pair, price, volatility } = state
    return {
      label: "Change in value since opening",
      caption: `The same legs with ranges as wide as options that live a day, a week and a month at ${formatPercent(volatility, 0)} volatility. A wider range bends more gently.`,
      unit: symbol,
      curves: ({ position, result }) => [
        { name: "as built", valueAt: at => shown(result.profitAt(at), at) },
        ...timescales.map(days => {
          const other = atTimescale(position, pair, days / daysPerYear, volatility)
          const profitAt = profitCurve(strategyLegs(other, pair, price))
          return { name: formatDays(days), valueAt: (at: number) => shown(profitAt(at), at) }
        }),
      ],
    }
  },
  delta: greekCurves(
    "delta",
    "Units of the asset that the position is worth more or less of as the price moves.",
  ),
  gamma: greekCurves(
    "gamma",
    "How fast delta turns: only inside a range, and faster the narrower it is.",
  ),
  streamia: state => {
    const { symbol, shown } = valueTexts(state)
    const { pair, volatility, bought } = state
    return {
      label: "Streamia per day",
      caption:
        "What the position receives (above zero) or owes while the price stays there. No premium accrues out of range.",
      unit: symbol,
      curves: ({ position }) => [
        {
          name: "per day",
          valueAt: at =>
            shown(positionStreamia(position, pair, at, volatility, bought) / daysPerYear, at),
        },
      ],
    }
  },
  requirement: state => {
    const { symbol, shown } = valueTexts(state)
    const { pair, utilization } = state
    return {
      label: "Collateral",
      caption:
        "Where the requirement rises above your collateral, anyone can liquidate the account. Both tokens count together.",
      unit: symbol,
      curves: ({ position, result }) => [
        {
          name: "required",
          valueAt: at =>
            shown(collateralValue(positionRequirement(position, pair, utilization, at), at), at),
        },
        { name: "collateral", valueAt: at => shown(collateralValue(result.balance, at), at) },
      ],
    }
  },
}

function greekCurves(greek: GreekName, caption: string) {
  return ({ symbols }: LabState): PriceCurves => ({
    label: greek === "delta" ? "Delta" : "Gamma",
    caption,
    unit: greek === "delta" ? symbols.asset : `${symbols.asset} per ${symbols.quote}`,
    curves: ({ result }) => [
      { name: greek, valueAt: at => strategyGreek(greek, result.legs, at, still) },
    ],
  })
}

/**
 * Removes items with a repeated key, so that coinciding shapes are drawn once. The first one is
 * kept.
 */
const distinct = <T>(all: T[], keyOf: (one: T) => unknown): T[] =>
  [...new Map([...all].reverse().map(one => [keyOf(one), one])).values()].reverse()

/** Finite, positive ends of the price ranges in which the account can be liquidated. */
const ends = ({ short }: PositionResult) =>
  short.flatMap(({ from, to }) => [from, to]).filter(at => at > 0 && Number.isFinite(at))

const endMarkers = (result: PositionResult): Marker[] =>
  ends(result).map(x => ({ x, label: `liquidation ${amount(x)}`, tone: "loss" }))

const resultMarkers =
  ({ unit }: LabState) =>
  ({ result }: Shown): Marker[] =>
    result.breakevens.length > 2
      ? []
      : result.breakevens.map(x => ({
          x,
          label: `breakeven ${amount(x)}`,
          tone: "accent",
          ...(unit === "quote" ? { y: 0 } : {}),
        }))

const bandsOf =
  ({ pair }: LabState) =>
  ({ position, name }: Shown): Band[] =>
    name === "B"
      ? []
      : position.legs.map(leg => {
          const { lower, upper } = boundsOfLeg(leg, pair)
          return {
            axis: "x",
            from: lower,
            to: upper,
            tone: leg.side === "short" ? "muted" : "accent",
          }
        })

/** Areas between a curve and zero: gains and losses. */
export const areasOf = (series: Series | undefined) =>
  ([1, -1] as const).map(side => ({
    points: (series?.points ?? []).map(([x, y]): [number, number] => [
      x,
      side * Math.max(side * y, 0),
    ]),
    base: 0,
    tone: side === 1 ? ("profit" as const) : ("loss" as const),
  }))
