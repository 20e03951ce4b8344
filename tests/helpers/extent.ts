/**
 * Whether checks look at all that there is, as at night: `TEST_EXTENT=whole npm run e2e`. Otherwise, where there is much of the same, they
 * look at a part that has every kind of it.
 */
export const isWhole = process.env.TEST_EXTENT === "whole"

/**
 * All items, or a part of them in which every feature that occurs at all occurs so many times, if there are as many. The same items make the
 * same part.
 * @param featuresOf what there is about an item that may go wrong
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
