/**
 * Formats numbers with English grouping and a real minus sign, identically on server and in
 * browser.
 */

import { roundSignificant } from "../../options/rounding"

const minus = "−"

/** Decimals needed to write multiples of a step: 50 → 0, 0.5 → 1, 0.25 → 2. */
export function decimalsFor(step: number): number {
  for (let decimals = 0; decimals < 8; decimals += 1) {
    const scaled = Math.abs(step) * 10 ** decimals
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 && Math.round(scaled) > 0) return decimals
  }
  return step === 0 ? 0 : 8
}

/** Decimals for a single value: about three significant digits, none from 1,000 on. */
export function decimalsOf(value: number): number {
  const size = Math.abs(value)
  if (size === 0 || size >= 1000) return 0
  if (size >= 100) return Number.isInteger(value) ? 0 : 1
  if (Number.isInteger(value)) return 0
  return Math.min(2 - Math.floor(Math.log10(size) + 1e-9), 8)
}

/**
 * Formats a number as "1,234.5". Without `decimals`, uses about three significant digits and drops
 * trailing zeros.
 */
export function formatNumber(value: number, decimals?: number): string {
  const fixed = roundSignificant(Math.abs(value), 12).toFixed(decimals ?? decimalsOf(value))
  const text = decimals === undefined && fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed
  const [whole = "0", fraction] = text.split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  const digits = fraction ? `${grouped}.${fraction}` : grouped
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits
}

/** Formats a number with a plus sign before gains. */
export function formatSigned(value: number, decimals?: number): string {
  const text = formatNumber(value, decimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** Formats a fraction as a percentage: 0.125 → "12.5%". */
export function formatPercent(fraction: number, decimals?: number): string {
  return `${formatNumber(fraction * 100, decimals)}%`
}

/** Formats a duration as "1 day", "30 days", or "6 hours". */
export function formatDays(days: number): string {
  if (days > 0 && days < 1) return `${formatNumber(days * 24, days * 24 < 10 ? 1 : 0)} hours`
  const rounded = formatNumber(days, Number.isInteger(days) ? 0 : 1)
  return rounded === "1" ? "1 day" : `${rounded} days`
}

/** Number of digits after the decimal point of a number as written. */
export const decimalPlaces = (value: number) => (String(value).split(".")[1] ?? "").length
