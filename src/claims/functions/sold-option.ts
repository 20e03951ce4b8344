import type { ShortOption } from "../../options/margin/short-option"
import { optionType, range, ratio, size, strike, type Values } from "../describe"
import { showNumber } from "../formats"

export const inToken = {
  words: ["quote", "asset"],
  preset: "quote",
  about: "token of the amount",
} as const

export const rule = {
  words: ["V1", "gated"],
  preset: "V1",
  about: "rule of V1.0 and V1.1, or of the gated launch of 2023",
} as const

/* Arguments of a sold option without a partner: the required ones, and those with presets. */
const leading = { type: optionType, strike }
const further = { size, ratio, range, rule }

/** The option that the arguments describe. */
function of(values: Values<typeof leading & typeof further>): ShortOption {
  const { type, strike, size, ratio: collateralRatio, range: rangeFactor, rule: version } = values
  return { type, strike, size, collateralRatio, rangeFactor, version }
}

/** Formats an amount for a label. */
export const amount = (value: number) => showNumber(value, undefined).text

/** The option in words: "a short put at 2,000 on 0.5 units". */
function label({ type, strike, size }: Values<typeof leading & typeof further>): string {
  return `a short ${type} at ${amount(strike)}${size === 1 ? "" : ` on ${amount(size)} units`}`
}

export const soldOption = { leading, further, of, label }
