import { formatNumber, formatPercent } from "../format"

/** What several figures let readers change: its name, its limits, and how it reads. */
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
export const seedRange = {
  min: 0,
  step: 1,
  format: (value: number) => `seed ${value}`,
}
