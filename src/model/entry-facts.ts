import type { Entry } from "../content/schema/entry"
import type { Crumb } from "../content/sidebar"
import type { Page, PageFacts } from "./page"

/** What a page has from the Markdown file that makes it: texts, anchors that links may name, and where an author can change it. */
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

/** Pages above a page that have an address: folders without a page are in no head. */
export const linked = (trail: readonly Crumb[]): NonNullable<PageFacts["breadcrumbs"]> =>
  trail.flatMap(({ label, path }) => (path ? [{ label, path }] : []))
