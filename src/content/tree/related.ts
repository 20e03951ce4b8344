import { group } from "d3-array"
import { limits } from "../../site.config"
import { compareText } from "../problem"

interface Tagged {
  path: string
  date: string
  tags: readonly { slug: string }[]
}

/**
 * Finds the articles nearest in topic among all of a section: those that share the rarest tags, newest first among equals. Tags that
 * everything carries say little, so a shared tag counts 1 / (number of articles that have it).
 * @returns what is nearest to an article, the best first, without the addresses that are excluded
 */
export function relatedAmong<T extends Tagged>(
  all: readonly T[],
): (article: T, excluded: ReadonlySet<string>) => T[] {
  // Who shares no tag is not looked at: each article against all others would be most of the work on a large site.
  const byTag = group(
    all.flatMap(article => article.tags.map(({ slug }) => ({ slug, article }))),
    ({ slug }) => slug,
  )
  const worth = ({ slug }: { slug: string }) => 1 / (byTag.get(slug)?.length ?? 1)
  return (article, excluded) => {
    const own = new Set(article.tags.map(({ slug }) => slug))
    const sharing = new Set([...own].flatMap(slug => byTag.get(slug) ?? []).map(use => use.article))
    const scored = [...sharing]
      .filter(other => other.path !== article.path && !excluded.has(other.path))
      .map(other => ({
        other,
        score: other.tags.reduce((sum, tag) => sum + (own.has(tag.slug) ? worth(tag) : 0), 0),
      }))
    // Most are out of the question by their score alone; sorting all of them would take longer than all else here.
    const least = Float64Array.from(scored, ({ score }) => score)
      .sort()
      .at(-limits.relatedArticles)
    return scored
      .filter(({ score }) => least === undefined || score >= least)
      .sort(
        (a, b) =>
          b.score - a.score ||
          compareText(b.other.date, a.other.date) ||
          compareText(a.other.path, b.other.path),
      )
      .slice(0, limits.relatedArticles)
      .map(({ other }) => other)
  }
}
