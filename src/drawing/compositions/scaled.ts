/** Numbers moved and stretched to [0, 1]; equal ones to 0. */
export function scaled(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return values.map(value => (value - low) / (high - low || 1))
}
