/**
 * `value` rounded to `digits` significant digits. `Math.exp`, `log` and `sin` may differ in the last bits
 * between engines; what is rounded to 12 digits or fewer is the same on every machine.
 */
export function roundSignificant(value: number, digits = 10): number {
  return value === 0 || !Number.isFinite(value) ? value : Number(value.toPrecision(digits))
}
