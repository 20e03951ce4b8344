import { widest } from "../../../options/position/timescale"
import { maxTick } from "../../../options/ticks/tick-math"

/** Version that addresses begin with. Increment it whenever the meaning of a field changes. */
export const stateVersion = "1"

/** Name and limits of a number in the address. The name is used in error messages. */
export interface NumberField {
  name: string
  least: number
  most: number
  whole?: true
}

/**
 * Numeric fields by their prefix. Volatility, shares, and utilization are in whole basis points.
 */
export const numberFields = {
  p: { name: "price", least: 1e-9, most: 1e15 },
  i: { name: "volatility in basis points", least: 100, most: 100_000, whole: true },
  ua: { name: "asset utilization in basis points", least: 0, most: 10_000, whole: true },
  uq: { name: "quote utilization in basis points", least: 0, most: 10_000, whole: true },
  c: { name: "bought share in basis points", least: 0, most: 9_000, whole: true },
  ga: { name: "deposit of the asset", least: 0, most: 1e15 },
  gq: { name: "deposit of the quote token", least: 0, most: 1e15 },
  h: { name: "days", least: 1, most: 365, whole: true },
  s: { name: "seed", least: 0, most: 9999, whole: true },
  d0: { name: "decimals of token0", least: 0, most: 36, whole: true },
  d1: { name: "decimals of token1", least: 0, most: 36, whole: true },
  na: { name: "size of A", least: 1e-9, most: 1e12 },
  nb: { name: "size of B", least: 1e-9, most: 1e12 },
} as const satisfies Record<string, NumberField>

export const legFields = {
  strike: { name: "strike tick", least: -maxTick, most: maxTick, whole: true },
  width: { name: "width in tick spacings", least: 1, most: widest, whole: true },
  ratio: { name: "ratio", least: 1, most: 127, whole: true },
  partner: { name: "partner", least: 1, most: 4, whole: true },
} as const satisfies Record<string, NumberField>

export const symbolPattern = /^[A-Za-z0-9.]{1,11}$/

/** Parses a number. Returns undefined if the field does not accept it. */
export function readNumber(text: string, { least, most, whole }: NumberField): number | undefined {
  if (!/^-?\d+(\.\d+)?(e-\d+)?$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most && (!whole || Number.isInteger(value)) ? value : undefined
}

/** Describes the values a field accepts: "a whole number from 1 to 127". */
export const asked = ({ least, most, whole }: NumberField) =>
  `a ${whole ? "whole " : ""}number from ${least} to ${most}`
