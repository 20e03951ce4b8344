/**
 * Maps a domain to a range on a straight line. d3-scale's linear scale does the same and more (colours,
 * strings, dates), which costs about 8 kB compressed; its ticks are those of d3-array, used directly.
 */
export function linearScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = high - low || 1
  return value => from + ((value - low) / span) * (to - from)
}
