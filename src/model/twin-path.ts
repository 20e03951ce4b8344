import { markdownPath } from "../content/artifact-paths"
import type { Page } from "./page"

/**
 * Address of a page's Markdown twin; undefined if it has none. Texts and lists by place have a
 * twin, but lists by topic do not.
 */
export function twinPath(page: Page): string | undefined {
  if (page.unlisted) return undefined
  const isText = page.file !== undefined || page.kind === "contract"
  const isList =
    page.kind === "home" ||
    page.kind === "docCategory" ||
    (page.kind === "articleList" && page.page === 1)
  return isText || isList ? markdownPath(page.path) : undefined
}
