/** Entry of the JSON list of all articles, which is sorted from newest to oldest. */
export interface ArticleIndexEntry {
  title: string
  path: string
  /** ISO date. */
  date: string
}

const loaded = new Map<string, Promise<ArticleIndexEntry[]>>()

/**
 * Loads a section's list once per visit. Rejects if the request fails; the next call then retries.
 */
export function loadArticleIndex(path: string): Promise<ArticleIndexEntry[]> {
  const known = loaded.get(path)
  if (known) return known
  const request = fetch(path).then(response => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json() as Promise<ArticleIndexEntry[]>
  })
  request.catch(() => loaded.delete(path))
  loaded.set(path, request)
  return request
}

/** Groups articles by year, in the given order. */
export function byYear<T extends { date: string }>(
  articles: readonly T[],
): { year: string; articles: T[] }[] {
  const years = new Map<string, T[]>()
  for (const article of articles) {
    const year = article.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), article])
  }
  return [...years].map(([year, list]) => ({ year, articles: list }))
}
