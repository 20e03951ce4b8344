import type { Entry } from "../content/schema/entry"
import { noticeComponent } from "../content/schema/safety"
import { components } from "./body-components"
import type { Page } from "./page"
import type { SiteContent } from "./site-content"

/**
 * Data from content/data that components draw, by component name. Files with errors are left out,
 * and the notice's entry is its label.
 */
export type DrawnData = Readonly<Record<string, unknown>>

/** Names of a page's components in reading order, each once. */
export const componentNames = ({ page }: Entry): string[] => [...new Set(page.components)]

/**
 * Props that the build passes to a component on a page; undefined if the component draws no data or
 * its data is missing.
 */
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

/**
 * Adds to each page the ids that its components draw from data, so that links to them are valid.
 */
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

/** Data files that a page draws, as path suffixes. */
export function dataFilesOf(page: Page): string[] {
  const { entry } = page
  return (entry ? componentNames(entry) : []).flatMap(name => {
    const data = components[name]?.data
    return data && "file" in data ? [`data/${data.file}`] : []
  })
}
