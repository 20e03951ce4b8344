import { decodeAddress } from "../../lib/decode-address"
import { createElement } from "../create-element"
import { prefetchTarget } from "../prefetch-rules"
import { loadDefinitions } from "./definitions"
import { loadSummary } from "./page-summary"

/** Content of a link's preview. */
export interface PreviewContent {
  /** Title of the link's target. Notes, references and equations have none. */
  title?: string
  body: (Node | string)[]
  /** Kind of target, named for screen readers and in the link of a preview opened by touch. */
  kind: "page" | "section" | "note" | "reference" | "equation"
}

/**
 * Returns a short preview of a link's target: the definition of a term, the description of another
 * page, or a copy of the note, reference, formula or section of this page. Returns undefined if
 * there is nothing to show.
 */
export async function previewContent(link: HTMLAnchorElement): Promise<PreviewContent | undefined> {
  if (isHere(link)) return contentHere(link.hash)
  const term = (await loadDefinitions())[link.pathname.replace(/\/$/, "")]
  if (term) return { title: term[0], body: [term[1]], kind: "page" }
  const path = prefetchTarget(link, location)
  const page = path && (await loadSummary(path.replace(/\?.*/, "")))
  if (!page) return undefined
  const section = page.sections.find(({ id }) => id === idOf(link.hash))
  return section
    ? { title: section.text, body: [`From “${page.title}”. ${page.description}`], kind: "section" }
    : { title: page.title, body: [page.description], kind: "page" }
}

const isHere = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && hash !== ""

const idOf = (hash: string) => decodeAddress(hash.slice(1), decodeURIComponent)

function contentHere(hash: string): PreviewContent | undefined {
  const target = document.getElementById(idOf(hash))
  if (!target) return undefined
  if (target.matches(".footnotes li")) return { body: copyOf(target), kind: "note" }
  if (target.matches(".references li")) return { body: copyOf(target), kind: "reference" }
  if (target.matches(".math-display")) return { body: copyOf(target), kind: "equation" }
  if (!target.matches("h2,h3,h4,h5,h6")) return undefined
  const [title = ""] = copyOf(target).map(({ textContent }) => textContent ?? "")
  const next = target.nextElementSibling
  return { title, body: next?.matches("p") ? copyOf(next) : [], kind: "section" }
}

/** Elements that make no sense in a copy. */
const LEFT_OUT = ".citation-back,[data-footnote-backref],.heading-anchor,button"

/**
 * Returns a copy of an element's content, without back links and without ids, which would be
 * duplicates.
 */
function copyOf(element: Element): Node[] {
  const copy = createElement("div", {})
  copy.append(...element.cloneNode(true).childNodes)
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove()
  for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id")
  return [copy]
}

/** Replaces links with their text, in place, for a preview that the Tab key cannot reach. */
export function withoutLinks(body: readonly (Node | string)[]): (Node | string)[] {
  for (const part of body)
    if (part instanceof Element)
      for (const link of part.querySelectorAll("a")) link.replaceWith(...link.childNodes)
  return [...body]
}
