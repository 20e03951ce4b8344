import { parseFragment } from "parse5"
import { escapeAttribute, escapeText } from "../../lib/escape-html"
import { showHidden } from "./hidden-characters"
import { attributeOf, crossHead, isElement, mendDrawn, type Node } from "./mend-drawn"
import type { Diagram } from "./read-diagram"

/**
 * Returns a diagram as SVG; the ids in it start with `id`, so that they are unique on the page.
 * Throws if the diagram cannot be laid out.
 */
export type DrawDiagram = (diagram: Diagram, id: string) => string

/** Loads the drawing program, which takes 0.4 s, so only pages with a diagram wait for it. */
export async function diagramDrawer(): Promise<DrawDiagram> {
  const { renderMermaidSVG } = await import("beautiful-mermaid")
  return (diagram, id) => ownSvg(renderMermaidSVG(diagram.text, { padding: 4 }), diagram, id)
}

/** Scales text from 11 to 13 units in the drawing to 13 to 15 pixels on the page. */
const scale = 1.15

/** Units around a diagram that the program leaves empty, whatever its padding option is. */
const margin: Record<string, number> = {
  "sequence diagram": 26,
  "class diagram": 36,
  "entity diagram": 36,
}

/**
 * The program's color names, and ours, which follow light, dark, print and the reader's palette.
 */
const colors: Readonly<Record<string, string>> = {
  "--bg": "--paper",
  "--_text": "--ink",
  "--_text-sec": "--ink-muted",
  "--_text-muted": "--ink-muted",
  "--_text-faint": "--ink-muted",
  "--_line": "--line-control",
  "--_arrow": "--ink-muted",
  "--_node-fill": "--paper-raised",
  "--_node-stroke": "--line-control",
  "--_group-fill": "--paper",
  "--_group-hdr": "--paper-raised",
  "--_key-badge": "--accent-soft",
}

/** Elements taken over from the drawing, without its style sheet, web font and own names. */
const elements = new Set(
  "g rect polygon polyline line circle ellipse path text tspan defs marker".split(" "),
)
const attributes = new Set(
  "x y x1 y1 x2 y2 cx cy r rx ry width height points d dx dy transform fill stroke stroke-width stroke-dasharray stroke-linejoin paint-order font-size font-weight font-style text-anchor text-decoration markerWidth markerHeight refX refY orient id marker-start marker-end".split(
    " ",
  ),
)

function ownSvg(svg: string, { kind, description, name }: Diagram, id: string): string {
  const root = parseFragment(svg).childNodes.find(isElement)
  const [, , width = 0, height = 0] = (attributeOf(root, "viewBox") ?? "").split(" ").map(Number)
  if (!root || !(width > 0 && height > 0)) throw new Error("nothing was drawn")
  const inset = margin[kind.name] ?? 0
  const size = [width - 2 * inset, height - 2 * inset].map(Math.ceil)
  const [shownWidth, shownHeight] = size.map(each => Math.round(each * scale))
  // A described diagram is an image for screen readers; without a description, they read its words.
  const told = description
    ? ` role="img" aria-label="${escapeAttribute(name ?? "Diagram")}"><desc>${escapeText(description)}</desc>`
    : ">"
  const drawn = root.childNodes.map(node => ownNode(node, id)).join("")
  const cross = drawn.includes(`url(#${id}-${crossHead})`) ? crossMarker(id) : ""
  return `<svg viewBox="${inset} ${inset} ${size.join(" ")}" width="${shownWidth}" height="${shownHeight}"${told}${cross}${drawn}</svg>`
}

/** Head of a message that is lost, which the drawing program lacks. */
const crossMarker = (id: string) =>
  `<defs><marker id="${id}-${crossHead}" markerWidth="8" markerHeight="8" refX="6" refY="4" orient="auto"><path d="M1 1L7 7M7 1L1 7" stroke="var(--ink-muted)"/></marker></defs>`

function ownNode(node: Node, id: string, parent?: Node): string {
  if ("value" in node && node.value === "(no attributes)") return ""
  if ("value" in node) return node.value.trim() && escapeText(showHidden(node.value))
  if (!isElement(node) || !elements.has(node.tagName)) return ""
  const children = node.childNodes.map(child => ownNode(child, id, node)).join("")
  if (node.tagName === "defs" && children === "") return ""
  mendDrawn(node, parent)
  const written = node.attrs
    .filter(({ name, value }) => attributes.has(name) && value !== "0" && value !== "")
    .map(({ name, value }) => ` ${name}="${escapeAttribute(ownValue(name, value, id))}"`)
  if (attributeOf(node, "class") === "mono") written.push(' font-family="var(--font-mono)"')
  const start = `<${node.tagName}${written.join("")}`
  return children ? `${start}>${children}</${node.tagName}>` : `${start}/>`
}

function ownValue(name: string, value: string, id: string): string {
  if (name === "id") return `${id}-${value}`
  return (
    value
      .replace(/^url\(#/, `url(#${id}-`)
      // Frames of labels would look like boxes.
      .replace("var(--_inner-stroke)", "none")
      .replace(/var\((--[\w-]+)\)/, (_, color: string) => `var(${colors[color] ?? "--ink"})`)
      .replace(/-?\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10))
  )
}
