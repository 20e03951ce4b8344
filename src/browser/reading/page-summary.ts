import { pageDataPath } from "../../content/artefact-paths"
import { mayPrefetch } from "../prefetch-rules"

/** What a page says of itself. */
export interface PageSummary {
  title: string
  description: string
  sections: readonly { id: string; text: string }[]
}

/** The part of a page's data, as Gatsby writes them, that is read here. */
interface PageData {
  result?: {
    data?: Readonly<Record<string, QueriedPage | null | undefined>>
  }
}

interface QueriedPage {
  head?: { meta?: readonly { name?: string; property?: string; content: string }[] }
  headings?: readonly { id: string; text: string }[] | null
}

const summaries = new Map<string, Promise<PageSummary | undefined>>()

/**
 * What the page at a path is about, from the data that Gatsby loads when the reader goes there. Undefined where they do
 * not come, or where the reader saves data.
 */
export function loadSummary(path: string): Promise<PageSummary | undefined> {
  const known = summaries.get(path)
  if (known) return known
  if (!mayPrefetch(navigator)) return Promise.resolve(undefined)
  const loading = fetch(pageDataPath(path))
    .then(response => (response.ok ? (response.json() as Promise<PageData>) : undefined))
    .then(data => data && summaryOf(data))
    .catch(() => undefined)
  summaries.set(path, loading)
  // Asked for again where it has failed.
  void loading.then(summary => summary ?? summaries.delete(path))
  return loading
}

function summaryOf({ result }: PageData): PageSummary | undefined {
  const page = Object.values(result?.data ?? {}).find(queried => queried?.head)
  const content = (key: string) =>
    page?.head?.meta?.find(({ name, property }) => name === key || property === key)?.content
  const [title, description] = [content("og:title"), content("description")]
  return title && description ? { title, description, sections: page?.headings ?? [] } : undefined
}
