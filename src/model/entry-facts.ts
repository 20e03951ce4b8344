import type { Entry } from "../content/schema/entry"
import type { Crumb } from "../content/sidebar"
import type { Page, PageFacts } from "./page"

/**
 * Page data from its Markdown file: texts, anchors that links may name, and its source location.
 */
export function entryFacts(
  entry: Entry,
): Pick<Page, "path" | "title" | "description" | "unlisted" | "headings" | "file" | "line"> {
  const { path, title, description, unlisted, file, page, lines } = entry
  const others = (page.anchors ?? []).map(id => ({ id }))
  return {
    path,
    title,
    description,
    ...(unlisted ? { unlisted } : {}),
    headings: [...page.headings, ...others],
    file,
    line: lines?.slug,
  }
}

/** Ancestors of a page that have an address. Heads leave out folders without a page. */
export const linked = (trail: readonly Crumb[]): NonNullable<PageFacts["breadcrumbs"]> =>
  trail.flatMap(({ label, path }) => (path ? [{ label, path }] : []))
