import { limits } from "../../site.config"
import { compareText } from "../problem"

interface Tagged {
  path: string
  date: string
  tags: readonly { slug: string }[]
}

/**
 * Articles nearest in topic: those that share the rarest tags, newest first among equals. Tags that
 * everything carries say little, so a shared tag counts 1 / (number of articles that have it).
 */
export function relatedArticles<T extends Tagged>(
  article: T,
  all: readonly T[],
  excluded: ReadonlySet<string>,
): T[] {
  const uses = new Map<string, number>()
  for (const { tags } of all) for (const { slug } of tags) uses.set(slug, (uses.get(slug) ?? 0) + 1)
  const own = new Set(article.tags.map(({ slug }) => slug))
  return all
    .filter(other => other.path !== article.path && !excluded.has(other.path))
    .map(other => ({
      other,
      score: other.tags.reduce(
        (sum, { slug }) => sum + (own.has(slug) ? 1 / (uses.get(slug) ?? 1) : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        compareText(b.other.date, a.other.date) ||
        compareText(a.other.path, b.other.path),
    )
    .slice(0, limits.relatedArticles)
    .map(({ other }) => other)
}
