/** One line of the list of all articles, as its JSON file holds them: newest first. */
export interface ArticleIndexEntry {
  title: string
  path: string
  /** ISO date. */
  date: string
}

const loaded = new Map<string, Promise<ArticleIndexEntry[]>>()

/** The list of a section, fetched once a visit. Rejects where it cannot be had; the next call tries again. */
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

/** Articles by year, in the order given. */
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
