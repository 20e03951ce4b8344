import { group } from "d3-array"
import { compareText } from "../lib/compare-text"
import { limits } from "../site.config"

interface Tagged {
  path: string
  date: string
  tags: readonly { slug: string }[]
}

/**
 * Finds the articles nearest in topic within a section: those that share the rarest tags, newest
 * first among equals. A shared tag counts 1 / (number of articles that have it), because common
 * tags say little.
 * @returns the articles nearest to one, best first, without the excluded addresses
 */
export function relatedAmong<T extends Tagged>(
  all: readonly T[],
): (article: T, excluded: ReadonlySet<string>) => T[] {
  // Articles that share no tag are never compared: comparing every pair would dominate the work on
  // a large site.
  const uses = all.flatMap(({ tags }, at) => [...slugsOf(tags)].map(slug => ({ slug, at })))
  const byTag = group(uses, ({ slug }) => slug)
  const scores = new Float64Array(all.length)
  return (article, excluded) => {
    const sharing = new Set<number>()
    for (const slug of slugsOf(article.tags)) {
      const having = byTag.get(slug) ?? []
      for (const { at } of having) {
        sharing.add(at)
        scores[at] = (scores[at] ?? 0) + 1 / having.length
      }
    }
    const best: Scored<T>[] = []
    for (const at of sharing) {
      const other = all[at] as T
      if (other.path !== article.path && !excluded.has(other.path))
        keepBest(best, { other, score: scores[at] ?? 0 })
      scores[at] = 0
    }
    return best.map(({ other }) => other)
  }
}

/** Inserts an article into the best ones, which stay sorted and limited in number. */
function keepBest<T extends Tagged>(best: Scored<T>[], scored: Scored<T>): void {
  const last = best[limits.relatedArticles - 1]
  // Most articles are ruled out by their score alone.
  if (last && compare(last, scored) < 0) return
  best.splice(limits.relatedArticles - 1)
  best.push(scored)
  best.sort(compare)
}

const slugsOf = (tags: Tagged["tags"]) => new Set(tags.map(({ slug }) => slug))

interface Scored<T> {
  other: T
  score: number
}

/** Comparator that sorts the nearest article first. */
const compare = (a: Scored<Tagged>, b: Scored<Tagged>) =>
  b.score - a.score ||
  compareText(b.other.date, a.other.date) ||
  compareText(a.other.path, b.other.path)
