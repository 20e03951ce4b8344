/** Text of each page in its own words and digits, by path below content/ without extension. */
export type Examples = Record<string, string[]>

/** Formats a number as in the texts: 1,234.50, with a true minus sign. */
export const number = (value: number, decimals = 0) =>
  value
    .toLocaleString("en-US", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    .replace("-", "−")

/** Formats a number with a plus sign before gains. */
export const signed = (value: number, decimals = 0) =>
  `${value > 0 ? "+" : ""}${number(value, decimals)}`

export const percent = (value: number, decimals = 0) => `${number(100 * value, decimals)}%`

/** Formats a number with as few decimals as possible. */
export const plain = (value: number) => String(Number(value.toFixed(10)))
