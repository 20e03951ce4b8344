import type { Element, ElementContent, Parents, Root } from "hast"
import type { ImageReference, LinkReference } from "../../content/schema/body"
import type { Compilation } from "../compilation"
import { nameOf } from "../syntax/admonitions"
import { collapse, textOf } from "../text/tree-text"
import { componentTag } from "./allowed-html"
import { imageParagraph, markLinked, picturesOf, placeImage } from "./images"
import { resolveLink } from "./links"
import { labelTask, scrollableTable, tableCell } from "./tables"

export interface References {
  links: LinkReference[]
  images: ImageReference[]
}

/**
 * Walks the clean tree once, in reading order, and converts its elements to those of the page.
 * Works in place.
 */
export function decorate(tree: Root, compilation: Compilation): References {
  const references: References = { links: [], images: [] }
  const tableLabels = new Map<string, number>()

  const walk = (parent: Parents, inHead: boolean, inTable: boolean) => {
    parent.children = (parent.children as ElementContent[]).flatMap(child => {
      if (child.type !== "element") return [child]
      dropEmptyClass(child)
      if (child.properties.dataNested) return unlinked(child)
      return visit(child, inHead, inTable)
    })
  }
  const visit = (node: Element, inHead: boolean, inTable: boolean): ElementContent[] => {
    switch (node.tagName) {
      case "img":
        return placeImage(node, references.images, compilation)
      case "picture":
        return walked({ ...node, children: picturesOf(node, compilation) }).children
      case "summary":
        markLinked(node)
        break
      case componentTag:
        if (compilation.placed[Number(node.properties.dataIndex)]?.props.href) markLinked(node)
        break
      case "a":
        markLinked(node)
        if ("dataFootnoteRef" in node.properties) labelFootnote(node, compilation)
        else resolveLink(node, references.links, compilation)
        break
      case "p":
        return [alignBlock(walked(imageParagraph(node)))]
      case "div":
        if (hasClass(node, "math-display")) nameFormula(node)
        return [alignBlock(walked(node))]
      case "td":
      case "th":
        tableCell(node, inHead, textOf(node.children, compilation) !== "")
        break
      case "table": {
        const box = inTable ? undefined : scrollableTable(node, tableLabels, compilation)
        walk(node, false, true)
        return [box ?? node]
      }
      case "li":
        if (hasClass(node, "task-list-item")) labelTask(node, compilation)
        break
      case "aside":
        labelAdmonition(node, compilation)
        break
      case "pre":
        node.properties.tabIndex = 0
        break
      case "video":
        checkVideo(node, compilation)
        break
    }
    walk(node, inHead || node.tagName === "thead", inTable)
    return [node]
  }
  const unlinked = (node: Element): ElementContent[] => {
    const { href } = node.properties
    const message = `the link to \`${href}\` is inside another link`
    compilation.reportBreach("nested-link", node, message, "write one link after the other")
    walk(node, false, false)
    return node.children
  }
  const walked = (node: Element): Element => {
    walk(node, false, false)
    return node
  }
  walk(tree, false, false)
  return references
}

/** Removes the empty class list that the allow-list leaves if it allows none of the classes. */
function dropEmptyClass({ properties }: Element): void {
  if (Array.isArray(properties.className) && properties.className.length === 0)
    delete properties.className
}

/** Adds a label, because a bare number says little in a list of links. */
function labelFootnote(node: Element, compilation: Compilation): void {
  const [number] = node.children
  const text = number ? textOf([number], compilation) : ""
  node.properties.ariaLabel = `Footnote ${text}`
}

/** Makes a formula focusable and names it, because long formulas scroll sideways. */
function nameFormula(node: Element): void {
  node.properties = { ...node.properties, tabIndex: 0, role: "group", ariaLabel: "Formula" }
}

function hasClass(node: Element, name: string): boolean {
  return Array.isArray(node.properties.className) && node.properties.className.includes(name)
}

function alignBlock(node: Element): Element {
  const { align, className, ...rest } = node.properties
  const classes = Array.isArray(className) ? className : []
  if (align === "left" || align === "right" || align === "center") classes.push(`align-${align}`)
  node.properties = classes.length > 0 ? { className: classes, ...rest } : rest
  return node
}

/** Names an admonition by its kind, and by its title if that differs. */
function labelAdmonition(node: Element, compilation: Compilation): void {
  const kind = (Array.isArray(node.properties.className) ? node.properties.className : [])
    .map(name => /^admonition-(\w+)$/.exec(String(name))?.[1])
    .find(name => name !== undefined)
  if (!kind) return
  const name = nameOf(kind)
  const [title] = node.children
  const text = title?.type === "element" ? textOf(title.children, compilation) : ""
  node.properties.ariaLabel = text === "" || text === name ? name : `${name}: ${collapse(text)}`
}

/** Lets readers start videos themselves; only metadata is loaded before that. */
function checkVideo(node: Element, compilation: Compilation): void {
  const sources = [node, ...node.children].flatMap(each =>
    each.type === "element" && typeof each.properties.src === "string" ? [each.properties.src] : [],
  )
  if (sources.length === 0)
    compilation.report(node, "a video has no address", 'write `<video src="/videos/x.mp4">`')
  for (const src of sources) {
    if (!src.startsWith("/") && !/^https?:/.test(src)) {
      const fix = "put the file into static/videos/ and write `/videos/name.mp4`"
      compilation.report(node, `the video \`${src}\` is relative to the page`, fix)
    }
  }
  node.properties = { ...node.properties, controls: true, preload: "metadata", playsInline: true }
}
