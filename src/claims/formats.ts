import { closest } from "../lib/closest"
import { ClaimError } from "./claim-error"
import type { Claim } from "./parse-claim"

interface Format {
  about: string
  /** Maximum decimals if the author gives no number; trailing zeros are then dropped. */
  decimals: number
  scale?: number
  /** Suffix of the number. */
  unit: string
}

/** Formats that may follow the `|` of a claim. */
export const formats: Record<string, Format> = {
  number: { about: "A plain number", decimals: 6, unit: "" },
  usdc: { about: "An amount of USDC", decimals: 2, unit: " USDC" },
  eth: { about: "An amount of ETH", decimals: 6, unit: " ETH" },
  percent: { about: "A fraction as a percentage", decimals: 2, scale: 100, unit: "%" },
  bps: { about: "A fraction in basis points", decimals: 2, scale: 10_000, unit: " bps" },
  times: { about: "A multiple, such as leverage", decimals: 2, unit: "x" },
}

/** A formatted number, with its unit (`text`) and without it (`bare`). */
export interface Shown {
  text: string
  bare: string
}

/**
 * Formats a number in American style, with a true minus sign: 1,064 or −0.5.
 * @throws ClaimError if the format is not valid
 */
export function showNumber(value: number, written: Claim["format"]): Shown {
  const { name, words, at } = written ?? { name: "number", words: [], at: 0 }
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!format) {
    const near = closest(name, Object.keys(formats))
    const fix = near ? `write \`${near}\`` : `write one of ${Object.keys(formats).join(", ")}`
    throw new ClaimError(`there is no format \`${name}\``, fix, at)
  }
  let decimals: number | undefined
  let isSigned = false
  for (const { text, at } of words) {
    if (text === "signed") isSigned = true
    else if (/^1?\d$/.test(text)) decimals = Number(text)
    else {
      const fix = `write the number of decimals, 0 to 19, or \`signed\`, for example \`${name}(2, signed)\``
      throw new ClaimError(`\`${text}\` is not a setting of a format`, fix, at)
    }
  }
  const bare = (value * (format.scale ?? 1))
    .toLocaleString("en-US", {
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? format.decimals,
      signDisplay: isSigned ? "exceptZero" : "negative",
    })
    .replace("-", "−")
  const unit = name === "bps" && /^[+−]?1$/.test(bare) ? " bp" : format.unit
  return { text: `${bare}${unit}`, bare }
}
