/**
 * If true, checks cover everything, as in nightly runs: `TEST_EXTENT=whole npm run e2e`. Otherwise,
 * they check a sample that has every kind of item.
 */
export const isWhole = process.env.TEST_EXTENT === "whole"

/**
 * Returns all items, or a sample in which every feature occurs the given number of times, if there
 * are enough. The same items give the same sample.
 * @param featuresOf features of an item that could fail
 */
export function ofEveryKind<Item>(
  items: readonly Item[],
  featuresOf: (item: Item) => Iterable<string>,
  times: number,
  whole = isWhole,
): Item[] {
  if (whole) return [...items]
  const seen = new Map<string, number>()
  const rich = items
    .map(item => ({ item, features: new Set(featuresOf(item)) }))
    .toSorted((one, other) => other.features.size - one.features.size)
  const part = rich.filter(({ features }) => {
    const isNew = [...features].some(feature => (seen.get(feature) ?? 0) < times)
    if (isNew) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
    return isNew
  })
  const taken = new Set(part.map(({ item }) => item))
  return items.filter(item => taken.has(item))
}
