import { mayPrefetch } from "../prefetch-rules"

/** A page's own summary. */
export interface PageSummary {
  title: string
  description: string
  sections: readonly { id: string; text: string }[]
}

interface QueriedPage {
  head?: { meta?: readonly { name?: string; property?: string; content: string }[] }
  headings?: readonly { id: string; text: string }[] | null
}

/**
 * Loads a page's summary from its page data, with the same request as prefetching a link. Resolves
 * to undefined if the page fails to load or the reader saves data.
 */
export async function loadSummary(path: string): Promise<PageSummary | undefined> {
  if (!mayPrefetch(navigator)) return undefined
  const { hovering, loadPage } = window.___loader
  // In develop, `hovering` resolves to nothing; in production, `loadPage` shows an error if the
  // page fails to load.
  const load = process.env.NODE_ENV === "development" ? loadPage : hovering
  const loaded = await load(path)
  return summaryOf(loaded?.json?.data ?? {})
}

function summaryOf(data: Readonly<Record<string, unknown>>): PageSummary | undefined {
  const page = (Object.values(data) as (QueriedPage | null)[]).find(queried => queried?.head)
  const content = (key: string) =>
    page?.head?.meta?.find(({ name, property }) => name === key || property === key)?.content
  const [title, description] = [content("og:title"), content("description")]
  return title && description ? { title, description, sections: page?.headings ?? [] } : undefined
}
