/**
 * Rounds to `digits` significant digits. `Math.exp`, `log`, and `sin` may differ in the last bits
 * between engines; a value rounded to 12 digits or fewer is the same on every machine.
 */
export function roundSignificant(value: number, digits = 10): number {
  return value === 0 || !Number.isFinite(value) ? value : Number(value.toPrecision(digits))
}

/**
 * Rounds a coordinate or length of a drawing to at most `decimals` decimals. Limits the significant
 * digits first, so that every engine rounds a value halfway between two results the same way.
 */
export function roundDecimals(value: number, decimals = 2): number {
  const scale = 10 ** decimals
  return Math.round(roundSignificant(value * scale, 12)) / scale
}

/** Formats a share of the width as an SVG length, such as 12.5%. */
export const percent = (share: number) => `${roundDecimals(share * 100)}%`
