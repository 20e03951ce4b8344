/** Parts of a page's schema.org metadata that a citation needs. */
interface ArticleData {
  "@type"?: string
  headline?: string
  url?: string
  datePublished?: string
  dateModified?: string
  author?: { name: string } | { name: string }[]
}

/**
 * Returns a one-line citation from the page's own metadata: authors, title, site, date and address.
 * Without a publication date, the date is that of the last change; without metadata, the line has
 * title and address only.
 */
export function citation(page: Document): string {
  const [title = "", site = ""] = page.title.split(" | ")
  const scripts = page.querySelectorAll('script[type="application/ld+json"]')
  const text = [...scripts]
    .map(({ textContent }) => JSON.parse(textContent ?? "{}") as ArticleData)
    .find(({ headline }) => headline)
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const authors = [text?.author ?? []].flat().map(({ name }) => name)
  const date = (text?.datePublished ?? text?.dateModified)?.slice(0, 10)
  return [
    authors.length > 0 && `${authors.join(", ")}.`,
    `“${text?.headline ?? title}.”`,
    `${[site, date].filter(Boolean).join(", ")}.`,
    text?.url ?? canonical ?? page.URL,
  ]
    .filter(Boolean)
    .join(" ")
}
