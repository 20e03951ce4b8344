import { markdownPath } from "../content/artifact-paths"
import type { Page } from "./page"

/** Address of a page as Markdown; undefined where it has none: texts have one, and what only lists them by place, not by topic. */
export function twinPath(page: Page): string | undefined {
  if (page.unlisted) return undefined
  const isText = page.file !== undefined || page.kind === "contract"
  const isList =
    page.kind === "home" ||
    page.kind === "docCategory" ||
    (page.kind === "articleList" && page.page === 1)
  return isText || isList ? markdownPath(page.path) : undefined
}
