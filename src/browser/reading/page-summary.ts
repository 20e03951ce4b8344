import { mayPrefetch } from "../prefetch-rules"

/** What a page says of itself. */
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
 * What the page at a path is about, from what the loader keeps of it: the same load as that of a link that is about to be
 * followed. Undefined where the page does not come, or where the reader saves data.
 */
export async function loadSummary(path: string): Promise<PageSummary | undefined> {
  if (!mayPrefetch(navigator)) return undefined
  const { hovering, loadPage } = window.___loader
  // Gatsby's develop answers nothing to the first; in production the other shows an error for a page that does not come.
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
