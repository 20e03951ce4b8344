import GithubSlugger, { slug } from "github-slugger"
import type { Element, ElementContent, Parents, Root } from "hast"
import { isReservedId } from "../../content/page-ids"
import type { Heading } from "../../content/schema/body"
import { visible } from "../../lib/visible"
import type { Compilation } from "../compilation"
import { collapse, showsWithoutText, sourceTextOf, textOf } from "../text/tree-text"
import { componentTag } from "./allowed-html"

export interface Outline {
  /** Text of a leading h1, which is removed from the tree. */
  title?: string
  headings: Heading[]
  /** Ids of other elements that links may point to. */
  anchors: string[]
  /** The heading elements themselves, in the order of `headings`. */
  elements: Element[]
}

/**
 * Gives every heading the id that GitHub and Docusaurus make, removes a leading h1 as the title,
 * and collects the unique ids of the page. A heading whose id is already used gets `-1`; one
 * without text is removed or, if it shows something else, becomes a paragraph.
 */
export function outlineOf(tree: Root, compilation: Compilation): Outline {
  const outline: Outline = { headings: [], anchors: [], elements: [] }
  const slugger = new GithubSlugger()
  const ids = new Set<string>()
  const leading = leadingTitle(tree)
  // Explicit ids take precedence over ids made from headings, wherever they are on the page.
  for (const id of takeWrittenIds(tree)) slugger.occurrences[id] ??= 0

  /** Records an id; returns false if it is reserved or already used. */
  const noteId = (id: string, node: Element): boolean => {
    const isReserved = isReservedId(id)
    if (!isReserved && !ids.has(id)) return Boolean(ids.add(id))
    const name = node.tagName === componentTag ? "title" : "id"
    const fix = isReserved ? `write another id: \`${id}-1\`` : `give one of them another ${name}`
    const message = isReserved ? "belongs to a part of the page itself" : "is used twice"
    compilation.reportBreach("repeated-id", node, `the id \`${id}\` ${message}`, fix)
    return false
  }
  /** Returns true if part of the heading is still to be shown. */
  const visitHeading = (node: Element, depth: number): boolean => {
    let id = headingId(node, slugger, compilation)
    const text = textOf(node.children, compilation)
    if (text === "") {
      const fix = "write its text, or remove the `#` signs"
      compilation.reportBreach("empty-heading", node, "a heading is empty", fix)
      node.tagName = "p"
      node.properties = {}
      return showsWithoutText(node)
    }
    if (node === leading) {
      outline.title = text
      return false
    }
    if (depth === 1) {
      const fix = "write `##`; the title of the page is the only heading of level 1"
      const message = `a second heading of level 1: "${text}"`
      compilation.reportBreach("second-title", node, message, fix)
    }
    if (!noteId(id, node)) id = nextFree(id, ids)
    node.properties = { id }
    outline.headings.push({ depth: Math.max(2, depth), id, text })
    outline.elements.push(node)
    return true
  }
  const visitOther = (node: Element, inFootnotes: boolean) => {
    const { id } = node.properties
    if (typeof id === "string") {
      if (noteId(id, node)) outline.anchors.push(id)
      else delete node.properties.id
    }
    visit(node, inFootnotes || "dataFootnotes" in node.properties)
  }
  const visit = (parent: Parents, inFootnotes: boolean) => {
    parent.children = (parent.children as ElementContent[]).filter(node => {
      if (node.type !== "element") return true
      const depth = headingDepth(node)
      // The heading above the footnotes is not part of the outline.
      if (depth && !inFootnotes) return visitHeading(node, depth)
      visitOther(node, inFootnotes)
      return true
    })
  }

  visit(tree, false)
  return outline
}

/** Returns the id with the lowest number after it that makes it unique, and reserves it. */
function nextFree(id: string, ids: Set<string>): string {
  for (let number = 1; ; number++) {
    const numbered = `${id}-${number}`
    if (ids.has(numbered)) continue
    ids.add(numbered)
    return numbered
  }
}

function headingDepth(node: Element): number | undefined {
  return /^h[1-6]$/.test(node.tagName) ? Number(node.tagName.charAt(1)) : undefined
}

/** The h1 with which the page starts, if it does. */
function leadingTitle(tree: Root): Element | undefined {
  const first = tree.children.find(node => node.type !== "comment")
  return first?.type === "element" && first.tagName === "h1" ? first : undefined
}

function headingId(node: Element, slugger: GithubSlugger, compilation: Compilation): string {
  if (typeof node.properties.id === "string") return node.properties.id
  const written = visible(sourceTextOf(node.children, compilation))
  // A heading made of symbols alone, such as an emoji, would have an empty id, which cannot be
  // linked to.
  const text = slug(written) === "" ? "section" : written
  const id = slugger.slug(text)
  return isReservedId(id) ? slugger.slug(text) : id
}

/**
 * Ids that authors wrote on headings and other elements. A heading's id moves from its text to its
 * properties.
 */
function takeWrittenIds(parent: Parents): string[] {
  return parent.children.flatMap(node => {
    if (node.type !== "element") return []
    const ofHeading = headingDepth(node) ? takeWrittenId(node.children) : undefined
    if (ofHeading) node.properties.id = ofHeading
    const { id } = node.properties
    if (typeof id !== "string") return takeWrittenIds(node)
    node.properties.id = visible(id)
    return [visible(id), ...takeWrittenIds(node)]
  })
}

/** Removes the id from the end of a text such as `## Text {#id}`, and returns it. */
function takeWrittenId(children: ElementContent[]): string | undefined {
  const last = children.at(-1)
  if (last?.type !== "text") return undefined
  const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value)
  if (!match?.[1]) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}

/** Adds the self link after the text of each heading; CSS draws its mark. */
export function addHeadingAnchors({ elements, headings }: Outline): void {
  elements.forEach((element, index) => {
    const heading = headings[index]
    if (!heading) return
    element.tagName = `h${heading.depth}`
    element.children.push({
      type: "element",
      tagName: "a",
      properties: {
        href: `#${heading.id}`,
        className: ["heading-anchor"],
        ariaLabel: `Link to this section: ${collapse(heading.text)}`,
      },
      children: [],
    })
  })
}
