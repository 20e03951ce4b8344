/**
 * Maps a domain to a range linearly. d3-scale's linear scale also handles colors, strings, and
 * dates, which costs about 8 kB compressed; ticks come directly from d3-array.
 */
export function linearScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = high - low || 1
  return value => from + ((value - low) / span) * (to - from)
}
