import { daysPerYear } from "../../options/black-scholes"
import { forceExerciseCost } from "../../options/force-exercise"
import { dailyImpliedVolatility } from "../../options/implied-volatility"
import { divergenceLoss } from "../../options/lp-position"
import { rangeOf } from "../../options/price-range"
import { expiryOfRange, meanExitTime } from "../../options/range-expiry"
import { lossVersusPanoptic } from "../../options/spread"
import { probabilityInRange } from "../../options/time-in-range"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import type { FormulaCurveProps as Props } from "./props"

export type FormulaName = Props["formula"]
export type FormulaParameters = Pick<Props, "values" | "volatility" | "lower" | "upper" | "unit">

/** Drawing of one formula: f(x, value) for every value, over a domain of x. */
export interface Formula {
  xLabel: string
  yLabel: string
  domain: (parameters: FormulaParameters) => [number, number]
  /** Values of the curves if the author gives none. */
  values: number[]
  nameOf: (value: number) => string
  at: (x: number, value: number, parameters: FormulaParameters) => number
  readX: (x: number) => string
  readY: (y: number) => string
  /** True if the y axis is logarithmic, with powers of ten. */
  logarithmic?: boolean
  /** True for a step function, which needs many samples. */
  stepped?: boolean
  note?: (parameters: FormulaParameters) => string
}

const percentName = (value: number) => `σ ${formatPercent(value, 0)}`
const chosen = (parameters: FormulaParameters) => parameters.volatility ?? 1

export const formulas: Record<FormulaName, Formula> = {
  "range-expiry": {
    xLabel: "Range factor r",
    yLabel: "Effective days to expiry",
    domain: () => [1.01, 3],
    values: [0.2, 0.5, 1],
    nameOf: percentName,
    at: (r, volatility) => daysPerYear * expiryOfRange(r, volatility),
    readX: r => `r = ${formatNumber(r, 2)}`,
    readY: formatDays3,
    logarithmic: true,
    note: () => "T = (2π/σ²)·((√r − 1)/(√r + 1))², in days of a year of 365.",
  },
  "implied-volatility": {
    xLabel: "Daily volume over the liquidity of a tick",
    yLabel: "Annualized implied volatility",
    domain: () => [0, 100],
    values: [0.0005, 0.003, 0.01],
    nameOf: feeRate => `${formatNumber(feeRate * 10000, 0)} bps`,
    at: (ratio, feeRate) => dailyImpliedVolatility(feeRate, ratio) * Math.sqrt(daysPerYear),
    readX: ratio => `volume ${formatNumber(ratio, 0)}× liquidity`,
    readY: value => formatPercent(value, 1),
    note: () => "σ = 2·fee rate·√(volume/liquidity)·√365.",
  },
  "exit-time": {
    xLabel: "Distance of the bounds, ticks",
    yLabel: "Mean days in range",
    domain: () => [0, 2000],
    values: [0.5, 0.8, 1.2],
    nameOf: percentName,
    at: (ticks, volatility) => daysPerYear * meanExitTime(ticks, volatility),
    readX: ticks => `±${formatNumber(ticks, 0)} ticks`,
    readY: formatDays3,
    note: () => "Mean first exit (h/σ)² of a driftless price from the middle of ±h ticks.",
  },
  "probability-in-range": {
    xLabel: "Days",
    yLabel: "Probability of ending in range",
    domain: () => [0.05, 60],
    values: [1.05, 1.2, 1.5],
    nameOf: r => `r = ${formatNumber(r, 2)}`,
    at: (days, r, parameters) => {
      const volatility = chosen(parameters)
      const noLogDrift = volatility ** 2 / 2
      return probabilityInRange(1, rangeOf(1, r), volatility, days / daysPerYear, noLogDrift)
    },
    readX: days => `after ${formatDays(Math.round(days * 10) / 10)}`,
    readY: value => formatPercent(value, 1),
    note: parameters =>
      `Lognormal price that starts at the strike and whose logarithm has no drift, at an annualized volatility of ${formatPercent(chosen(parameters), 0)}.`,
  },
  "force-exercise": {
    xLabel: "Price of the asset",
    yLabel: "Cost, basis points of notional",
    domain: ({ lower = 900, upper = 1100 }) => {
      const halfWidth = Math.sqrt(upper / lower)
      return [lower / halfWidth ** 3.9, upper * halfWidth ** 3.9]
    },
    values: [0],
    nameOf: () => "cost",
    at: (price, _, { lower = 900, upper = 1100 }) =>
      10000 * (forceExerciseCost(price, { lower, upper }) ?? Number.NaN),
    readX: price => formatNumber(price),
    readY: cost => (Number.isNaN(cost) ? "not possible in range" : `${formatNumber(cost)} bps`),
    stepped: true,
    note: () =>
      "V1: 128 bps within the first half-width beyond the range, halved with each further one, 1 bps from the eighth on.",
  },
  "divergence-loss": {
    xLabel: "Price over the price at the start",
    yLabel: "Value against holding",
    domain: () => [0, 5],
    values: [0],
    nameOf: () => "full range",
    at: ratio => divergenceLoss(ratio),
    readX: ratio => `${formatNumber(ratio, 2)}×`,
    readY: value => formatPercent(value, 1),
    note: () => "2√q/(1 + q) − 1 for a price ratio q, fees left out.",
  },
  "loss-versus-panoptic": {
    xLabel: "Panoptic fees over Uniswap fees",
    yLabel: "Share of income missed",
    domain: () => [1, 5],
    values: [0],
    nameOf: () => "missed",
    at: multiple => lossVersusPanoptic(multiple),
    readX: multiple => `${formatNumber(multiple, 2)}×`,
    readY: value => formatPercent(value, 1),
    note: () => "1 − 1/m for m times the income.",
  },
}

function formatDays3(days: number): string {
  return `${formatNumber(days)} days`
}
