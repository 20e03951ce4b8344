import type { FigureSlider } from "../figure-model"
import { formatNumber, formatPercent } from "../format"

/** Slider settings shared by several figures: label, limits, and format. */
export const volatilityRange = {
  label: "Annualized volatility",
  min: 0.1,
  max: 2,
  step: 0.05,
  format: (value: number) => formatPercent(value, 0),
}
export const rangeFactorRange = {
  label: "Range factor",
  min: 1.01,
  step: 0.01,
  format: (value: number) => formatNumber(value, 2),
}

/**
 * Slider for the seed of sampled paths.
 * @param written the author's seed, which the limits include
 */
export const seedSlider = (label: string, value: number, written = 1): FigureSlider => ({
  sets: "seed",
  label,
  value,
  min: 0,
  max: Math.max(50, written),
  step: 1,
  format: seed => `seed ${seed}`,
})
