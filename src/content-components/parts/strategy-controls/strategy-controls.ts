import type { FigureSlider } from "../figure-model"
import { formatDays, formatNumber } from "../format"
import type { StrategyProps } from "../leg-schema"
import { takeIn } from "../line-chart/chart-data"
import { rangeFactorRange, volatilityRange } from "../slider/slider-ranges"
import {
  adjustLegs,
  type LegChanges,
  longestFirst,
  middleOf,
  rangeAsWritten,
  rangeFactorIn,
  stepFor,
  strategyState,
  strikesOf,
  unchanged,
} from "./adjust-legs"
import type { Adjustment } from "./adjustments"

type SettingSlider = FigureSlider & { sets: keyof StrategySettings }

/** Values of a strategy that readers can set. */
export type StrategySettings = LegChanges & {
  volatility: number
  /** Days to expiry, if there is only one horizon. */
  daysLeft: number
}

/** The settings of a strategy before a reader has changed it. */
export const settingsAsWritten = ({ volatility = 0, days }: StrategyProps): StrategySettings => ({
  ...unchanged,
  volatility,
  daysLeft: [days ?? []].flat()[0] ?? 0,
})

/** The strategy with the reader's settings, its price axis, and its sliders. */
export function strategyControls(
  props: StrategyProps,
  { volatility, daysLeft, ...changes }: StrategySettings,
) {
  const { legs, unit = "USDC" } = props
  const given = [props.days ?? []].flat()
  const days = given.length === 1 ? [daysLeft] : longestFirst(given)
  const adjusted = adjustLegs(legs, changes)

  const strikes = strikesOf(legs)
  const strikeStep = stepFor(middleOf(strikes) / 100)
  const now = strikesOf(adjusted)
  const strikeText = now.map(strike => formatNumber(strike)).join(" / ")
  const spread = (now.at(-1) ?? 0) - (now[0] ?? 0)
  const rangeFactor = rangeFactorIn(legs)
  const sliders: Partial<Record<Adjustment, SettingSlider>> = {
    size: {
      sets: "size",
      label: "Size",
      value: changes.size,
      min: 0.5,
      max: 5,
      step: 0.5,
      format: value => `${formatNumber(value)} ×`,
    },
  }
  if (strikes.length > 0) {
    sliders.strike = {
      sets: "shift",
      label: strikes.length > 1 ? "Strikes" : "Strike",
      value: changes.shift,
      min: -20 * strikeStep,
      max: 20 * strikeStep,
      step: strikeStep,
      format: () => `${strikeText} ${unit}`,
    }
  }
  if (rangeFactor !== undefined) {
    sliders.width = {
      ...rangeFactorRange,
      sets: "rangeFactor",
      value: changes.rangeFactor ?? rangeFactor,
      max: Math.max(2, Math.ceil(rangeFactor * 1.5)),
    }
  } else if (strikes.length > 1) {
    sliders.width = {
      sets: "stretch",
      label: "Strike distance",
      value: changes.stretch,
      min: 0.2,
      max: 2,
      step: 0.05,
      format: () => `${formatNumber(spread)} ${unit}`,
    }
  }
  if (props.volatility !== undefined)
    sliders.volatility = { ...volatilityRange, sets: "volatility", value: volatility }
  if (given.length === 1 && given[0] !== undefined) {
    sliders.days = {
      sets: "daysLeft",
      label: "Days to expiry",
      value: daysLeft,
      min: 0,
      max: given[0] * 2,
      step: stepFor(given[0] / 50),
      format: formatDays,
    }
  }
  const shown = props.adjust ?? (["strike", "width", "volatility", "size"] as const)
  // If the author's range hides a strike, the axis does not grow to show it.
  const opened = rangeAsWritten(props)
  const isWhole = strikes.every(strike => strike > opened[0] && strike < opened[1])
  const range = isWhole ? takeIn(opened, now) : opened
  return {
    state: strategyState(adjusted, volatility, days, range),
    sliders: shown.flatMap(kind => sliders[kind] ?? []),
  }
}
