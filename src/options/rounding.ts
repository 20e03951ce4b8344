/**
 * `value` rounded to `digits` significant digits. `Math.exp`, `log` and `sin` may differ in the last bits
 * between engines; what is rounded to 12 digits or fewer is the same on every machine.
 */
export function roundSignificant(value: number, digits = 10): number {
  return value === 0 || !Number.isFinite(value) ? value : Number(value.toPrecision(digits))
}

/**
 * A coordinate or length of a drawing, with at most `decimals` decimals. The significant digits are
 * cut first, so that a value halfway between two results is rounded the same way on every engine.
 */
export function roundDecimals(value: number, decimals = 2): number {
  const scale = 10 ** decimals
  return Math.round(roundSignificant(value * scale, 12)) / scale
}

/** A share of the width as an SVG length, such as 12.5%. */
export const percent = (share: number) => `${roundDecimals(share * 100)}%`
