import { unescapeHtml } from "../engine/escape-html"
import { hierarchyLevels, type SearchHit } from "../protocol"

/** Texts of a hit as HTML with marks, in the order in which they are shown. */
export interface HitTexts {
  /** Title of the page, or the question that the hit answers. */
  title: string
  /** Heading of the section; undefined for a whole page, or if `title` is the heading itself. */
  heading?: string
  excerpt?: string
  /** True if `title` is a question instead of the page's title. */
  isQuestion: boolean
}

/** Returns the texts to show for a hit of either engine, or for a stored one. */
export function hitTexts(
  hit: Pick<SearchHit, "hierarchy" | "content" | "_highlightResult" | "_snippetResult">,
): HitTexts {
  const { hierarchy, _highlightResult: marked, _snippetResult: snippet } = hit
  const level = hierarchyLevels.findLast(name => hierarchy[name]) ?? "lvl1"
  const at = (name: typeof level) => marked?.hierarchy?.[name]?.value ?? hierarchy[name] ?? ""
  const isQuestion = level !== "lvl1" && /[?？]$/.test(unescapeHtml(hierarchy[level] ?? ""))
  return {
    title: at(isQuestion ? level : "lvl1"),
    heading: isQuestion || level === "lvl0" || level === "lvl1" ? undefined : at(level),
    excerpt: snippet?.content?.value ?? hit.content ?? undefined,
    isQuestion,
  }
}
