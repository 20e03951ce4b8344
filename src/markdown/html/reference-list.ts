import type { Heading, Link, List, ListItem, PhrasingContent, Root } from "mdast"
import {
  allNames,
  inListOrder,
  namesInText,
  type Reference,
  yearInText,
} from "../../content/schema/references"
import type { Compilation } from "../compilation"
import { type Cited, referenceId } from "./citations"

/**
 * Adds the works of a page to its list of references, before the items that are written by hand; a
 * page without the heading gets the list at its end. Works in place.
 * @param cited works cited in the text, with the ids of the citations
 * @param more keys of works that the page lists but does not cite
 */
export function addReferences(
  tree: Root,
  cited: Cited,
  more: readonly string[],
  { pageReferences: references }: Compilation,
): void {
  const items = inListOrder([...cited.keys(), ...more], references).flatMap(key => {
    const work = references[key]
    return work ? [listItem(key, work, yearInText(key, references), cited.get(key) ?? [])] : []
  })
  const heading = titleIndex(tree)
  const after = tree.children[heading + 1]
  const list = heading >= 0 && after?.type === "list" ? after : emptyList()
  if (items.length === 0 && list.children.length === 0) return
  list.children.unshift(...items)
  list.data = { hProperties: { className: ["references"] } }
  if (heading < 0) tree.children.push(title(), list)
  else if (list !== after) tree.children.splice(heading + 1, 0, list)
}

/** Index of the heading above the list; -1 if there is none. */
export function titleIndex({ children }: Root): number {
  return children.findLastIndex(node => node.type === "heading" && isTitle(node))
}

function isTitle({ depth, children }: Heading): boolean {
  const [only, ...rest] = children
  return depth === 2 && rest.length === 0 && only?.type === "text" && only.value === listTitle
}

export const listTitle = "References"

const emptyList = (): List => ({ type: "list", ordered: false, spread: false, children: [] })

const title = (): Heading => ({ type: "heading", depth: 2, children: [text(listTitle)] })

const text = (value: string): PhrasingContent => ({ type: "text", value })

function listItem(key: string, work: Reference, year: string, places: readonly string[]): ListItem {
  const name: PhrasingContent = work.link
    ? { type: "link", url: work.link, children: [text(work.title)] }
    : { type: "emphasis", children: [text(work.title)] }
  const venue = work.venue ? `, ${work.venue}` : ""
  const children = [text(`${allNames(work)} (${year}), `), name, text(venue)]
  const back = places.flatMap((id, index) => [text(" "), backLink(id, index, work, places.length)])
  return {
    type: "listItem",
    spread: false,
    children: [{ type: "paragraph", children: [...children, ...back] }],
    data: { hProperties: { id: referenceId(key) } },
  }
}

function backLink(id: string, index: number, work: Reference, count: number): Link {
  const place = count > 1 ? `, place ${index + 1}` : ""
  return {
    type: "link",
    url: `#${id}`,
    children: [text(count > 1 ? `↑${index + 1}` : "↑")],
    data: {
      hProperties: {
        className: ["citation-back"],
        ariaLabel: `Back to the text that cites ${namesInText(work)}${place}`,
      },
    },
  }
}

/** List of references as Markdown, for the twin of the page. */
export function markdownReferences(
  keys: Iterable<string>,
  { pageReferences: references }: Compilation,
): string[] {
  return inListOrder(keys, references).flatMap(key => {
    const work = references[key]
    if (!work) return []
    const name = work.link ? `[${work.title}](${work.link})` : `*${work.title}*`
    const venue = work.venue ? `, ${work.venue}` : ""
    return [`- ${allNames(work)} (${yearInText(key, references)}), ${name}${venue}`]
  })
}
