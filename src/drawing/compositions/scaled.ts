/** Scales numbers to [0, 1], or to 0 if all are equal. */
export function scaled(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return values.map(value => (value - low) / (high - low || 1))
}
