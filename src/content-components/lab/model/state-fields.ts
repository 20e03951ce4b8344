import { widest } from "../../../options/position/timescale"
import { maxTick } from "../../../options/ticks/tick-math"

/** The version that addresses begin with. A change of what a field means takes the next number. */
export const stateVersion = "1"

/** What a number of the address may be, and how it is called where it is not. */
export interface NumberField {
  name: string
  least: number
  most: number
  whole?: true
}

/** Numbers by the letter that stands before them. Volatility, shares and utilization are in whole hundredths of a percent. */
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

/** Letters and digits of a token's symbol. */
export const symbolPattern = /^[A-Za-z0-9.]{1,11}$/

/** A number as addresses have it; undefined where it is none that the field takes. */
export function readNumber(text: string, { least, most, whole }: NumberField): number | undefined {
  if (!/^-?\d+(\.\d+)?(e-\d+)?$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most && (!whole || Number.isInteger(value)) ? value : undefined
}

/** What a field takes: "a whole number from 1 to 127". */
export const asked = ({ least, most, whole }: NumberField) =>
  `a ${whole ? "whole " : ""}number from ${least} to ${most}`
