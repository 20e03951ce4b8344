import type { ShortOption } from "../../options/margin/short-option"
import { optionType, range, ratio, size, strike, type Values } from "../describe"

export const inToken = {
  words: ["quote", "asset"],
  preset: "quote",
  about: "token that the amount is counted in",
} as const

export const rule = {
  words: ["V1", "gated"],
  preset: "V1",
  about: "whose rule: V1.0 and V1.1, or the gated launch of 2023",
} as const

/* Arguments of a sold option without a partner: those written first, and those that have presets. */
const leading = { type: optionType, strike }
const further = { size, ratio, range, rule }

/** The option that the arguments describe. */
function of(values: Values<typeof leading & typeof further>): ShortOption {
  const { type, strike, size, ratio: collateralRatio, range: rangeFactor, rule: version } = values
  return { type, strike, size, collateralRatio, rangeFactor, version }
}

export const soldOption = { leading, further, of }
