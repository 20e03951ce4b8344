/**
 * Delta debugging (Zeller, Hildebrandt 2002): a smallest list, in the order of the whole one, that still fails: without any one
 * of its items it does not.
 * @param fails whether a list fails; the whole one does, and no list is asked about twice
 */
export async function shrink<Item>(
  whole: readonly Item[],
  fails: (part: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  const asked = new Map<string, boolean>()
  const ask = async (places: readonly number[]) => {
    const key = places.join()
    const known = asked.get(key)
    if (known !== undefined) return known
    const answer = await fails(places.flatMap(place => whole[place] ?? []))
    asked.set(key, answer)
    return answer
  }
  let left = [...whole.keys()]
  let parts = Math.min(2, left.length)
  while (left.length > 1) {
    const chunks = split(left, parts)
    const rests = chunks.map(chunk => left.filter(place => !chunk.includes(place)))
    const smaller = await firstOf([...chunks, ...rests], ask)
    if (smaller) {
      parts = chunks.includes(smaller) ? 2 : Math.max(parts - 1, 2)
      left = smaller
    } else if (parts >= left.length) break
    else parts = Math.min(parts * 2, left.length)
  }
  return left.flatMap(place => whole[place] ?? [])
}

function split(places: readonly number[], parts: number): number[][] {
  const at = (part: number) => Math.round((part * places.length) / parts)
  return Array.from({ length: parts }, (_, part) => places.slice(at(part), at(part + 1)))
}

async function firstOf<Item>(items: readonly Item[], holds: (item: Item) => Promise<boolean>) {
  for (const item of items) if (await holds(item)) return item
  return undefined
}
