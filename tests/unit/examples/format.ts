/** What each page says, in its own words and digits, by the path of its file below content/. */
export type Examples = Record<string, string[]>

/** A number as texts write it: 1,234.50, with a true minus sign. */
export const number = (value: number, decimals = 0) =>
  value
    .toLocaleString("en-US", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    .replace("-", "−")

/** The same with a plus sign before gains. */
export const signed = (value: number, decimals = 0) =>
  `${value > 0 ? "+" : ""}${number(value, decimals)}`

export const percent = (value: number, decimals = 0) => `${number(100 * value, decimals)}%`

/** With as few decimals as the number has. */
export const plain = (value: number) => String(Number(value.toFixed(10)))
