import type { Code } from "mdast"
import { escapeAttribute, escapeText } from "../../lib/escape-html"
import type { Compilation } from "../compilation"
import { readCodeMeta } from "../syntax/code-meta"
import { showHidden } from "./hidden-characters"
import type { Diagram } from "./read-diagram"
import { readDiagram } from "./read-diagram"
import { undrawnLabels } from "./undrawn-words"

export const diagramLanguage = "mermaid"

/**
 * Renders a Mermaid fence as a figure: a drawing that needs no script, with the fence's text for
 * copying. Returns undefined if it cannot be drawn; this is reported, and readers get its text.
 */
export function renderDiagram(
  node: Code,
  { reportBreach, drawDiagram, slots }: Compilation,
): { html: string; text: string } | undefined {
  const { diagram: read, faults } = readDiagram(node.value)
  const start = node.position?.start.line ?? 0
  for (const { line, message, fix } of faults)
    reportBreach("undrawn-diagram", start + 1 + line, message, fix)
  if (!read || !drawDiagram) return undefined
  const title = readCodeMeta(node.meta).title ?? read.title
  const name = read.name ?? title
  const diagram: Diagram = { ...read, title, name }
  if (!name || !diagram.description) {
    const missing = name ? "description" : "name"
    const fix = `write \`accTitle: Name of the diagram\` and \`accDescr: What it shows, in one sentence\` below \`${node.value.trim().split("\n")[0]}\``
    reportBreach("untold-diagram", node, `the ${diagram.kind.name} has no ${missing}`, fix)
  }
  try {
    const svg = drawDiagram(diagram, `diagram-${slots.length}`)
    const lost = undrawnLabels(diagram.kind.name, diagram.lines, textsOf(svg))
    for (const { line, label } of lost)
      reportBreach(
        "undrawn-diagram",
        start + 1 + line,
        `the drawing of the ${diagram.kind.name} would not show "${showHidden(label)}"`,
        diagram.kind.whenLost,
      )
    if (lost.length > 0) return undefined
    return { html: figure(svg, node.value, diagram), text: textOf(diagram) }
  } catch (error) {
    const message = `the ${diagram.kind.name} cannot be laid out: ${error instanceof Error ? error.message : error}`
    reportBreach("undrawn-diagram", node, message, "simplify it, or split it into several diagrams")
    return undefined
  }
}

/** Texts of a drawing, without the escapes, which are not words. */
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text\b.*?<\/text>/gs)].map(([text]) => text.replace(/<[^>]*>|&\w+;/g, " "))

function figure(svg: string, source: string, { name, title }: Diagram): string {
  const label = name ? `Diagram: ${name}` : "Diagram"
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : ""
  return (
    `<figure class="diagram"><div class="diagram-box" tabindex="0" role="region" aria-label="${escapeAttribute(label)}">${svg}</div>` +
    `<button type="button" class="copy-code" data-copy="${escapeAttribute(source)}" hidden>Copy as Mermaid</button>${caption}</figure>`
  )
}

/** Text for search; the description has the words that matter. */
const textOf = ({ name, description }: Diagram) => [name, description].filter(Boolean).join(". ")
