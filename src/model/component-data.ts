import type { Entry } from "../content/schema/entry"
import { noticeComponent } from "../content/schema/safety"
import { components } from "./body-components"
import type { Page } from "./page"
import type { SiteContent } from "./site-content"

/**
 * Data of content/data that components draw, by the component's name; a file with mistakes is left out. The notice's own entry is
 * its label.
 */
export type DrawnData = Readonly<Record<string, unknown>>

/** Names of a page's components in reading order, each once. */
export const componentNames = ({ page }: Entry): string[] => [...new Set(page.components)]

/** The props that the build fills a component with on a page; undefined where it draws no data, or has none. */
export function filledProps(
  name: string,
  page: Entry,
  { docs }: SiteContent,
  drawn: DrawnData,
): Record<string, unknown> | undefined {
  const data = components[name]?.data
  if (!data) return undefined
  const entries = () => docs.flatMap(version => version.docs.map(({ entry }) => entry))
  if ("gather" in data) return { [data.prop]: data.gather(page, entries()) }
  const value = drawn[name]
  if (value === undefined) return undefined
  const status = data.status ? drawn[noticeComponent] : undefined
  return { [data.prop]: value, ...(status === undefined ? {} : { status }) }
}

/** Pages with the ids that their components draw from data, so that links to these are known to be right. */
export function withDataAnchors(
  pages: readonly Page[],
  content: SiteContent,
  drawn: DrawnData,
): Page[] {
  return pages.map(page => {
    const { entry } = page
    const ids = entry ? dataAnchors(entry, content, drawn) : []
    return ids.length > 0
      ? { ...page, headings: [...page.headings, ...ids.map(id => ({ id }))] }
      : page
  })
}

/** Ids that the components of a page draw from data. */
const dataAnchors = (entry: Entry, content: SiteContent, drawn: DrawnData): string[] =>
  componentNames(entry).flatMap(name => {
    const data = components[name]?.data
    const props = data?.anchors && filledProps(name, entry, content, drawn)
    return (props && data.anchors?.(props[data.prop])) ?? []
  })

/** Files of data that a page draws, as the end of their paths. */
export function dataFilesOf(page: Page): string[] {
  const { entry } = page
  return (entry ? componentNames(entry) : []).flatMap(name => {
    const data = components[name]?.data
    return data && "file" in data ? [`data/${data.file}`] : []
  })
}
