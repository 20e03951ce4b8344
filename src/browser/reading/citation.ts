/** The part of schema.org's description of a text that a citation needs. */
interface Described {
  "@type"?: string
  headline?: string
  url?: string
  datePublished?: string
  dateModified?: string
  author?: { name: string } | { name: string }[]
}

/**
 * A line that cites a page, from its own description of itself: authors, title, site, date and address. A page that changes
 * is cited with the day of its last change; one without a description, by title and address.
 */
export function citation(page: Document): string {
  const [title = "", site = ""] = page.title.split(" | ")
  const scripts = page.querySelectorAll('script[type="application/ld+json"]')
  const text = [...scripts]
    .map(({ textContent }) => JSON.parse(textContent ?? "{}") as Described)
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
