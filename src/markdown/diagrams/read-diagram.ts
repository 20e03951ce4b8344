import { closest } from "../../lib/closest"
import { type DiagramKind, diagramKinds, otherKinds } from "./diagram-kinds"
import { type DiagramLine, type DiagramNames, takeNames } from "./diagram-names"
import { showHidden } from "./hidden-characters"
import { alwaysNotDrawn, notDrawnIn } from "./not-drawn"

/** A diagram read from a Mermaid fence, ready to be drawn. */
export interface Diagram extends DiagramNames {
  kind: DiagramKind
  /** Lines below the first one, as the drawing program reads them, without ineffective ones. */
  lines: DiagramLine[]
  text: string
}

export interface DiagramFault {
  /** Line of the fence's text, 0-based. */
  line: number
  message: string
  fix: string
}

/** Maximum number of lines. Larger diagrams cannot be read on a page, and take seconds. */
const mostLines = 150

/**
 * Reads a diagram as strictly as a drawing program requires: a line that the program would leave
 * out is a fault.
 * @param source text between the fences
 */
export function readDiagram(source: string): { diagram?: Diagram; faults: DiagramFault[] } {
  const { names, lines } = takeNames(source)
  const [header, ...rest] = lines
  if (!header) {
    const fix = `write ${kindsInWords}, or remove the fence`
    return { faults: [{ line: 0, message: "the diagram is empty", fix }] }
  }
  const kind = diagramKinds.find(each => each.header.test(header.text))
  if (!kind) return { faults: [{ line: header.line, ...unknownKind(header.text) }] }
  const faults: DiagramFault[] = []
  const kept: DiagramLine[] = []
  const open: number[] = []
  for (const { text, line } of rest) {
    const read = kind.read(text, open.length)
    const construct = read === null ? notDrawnIn(kind, text) : alwaysNotDrawn(text)
    if (read === null || construct) {
      if (read === null && kind.withoutEffect?.test(text)) continue
      const reason = construct ? `; ${construct.name} is not supported` : ""
      const message = `the ${kind.name} has a line that cannot be read: \`${showHidden(text)}\`${reason}`
      faults.push({ line, message, fix: construct?.fix ?? `write ${kind.example}` })
      continue
    }
    kept.push({ text: read, line })
    if (kind.opens?.test(text)) open.push(line)
    else if (kind.closes?.test(text) && open.pop() === undefined)
      faults.push({ line, message: `\`${text}\` closes nothing`, fix: "remove it" })
  }
  for (const line of open) {
    const fix = `write \`${kind.closes?.source.replace(/[\^$\\]/g, "")}\` on a line of its own below it`
    faults.push({ line, message: "this line opens a block that is never closed", fix })
  }
  if (kept.length === 0 && faults.length === 0)
    faults.push({
      line: header.line,
      message: `the ${kind.name} shows nothing`,
      fix: `write ${kind.example}`,
    })
  if (kept.length >= mostLines)
    faults.push({
      line: header.line,
      message: `the ${kind.name} has ${kept.length + 1} lines, more than the maximum of ${mostLines}`,
      fix: "split it into several diagrams",
    })
  return faults.length > 0
    ? { faults }
    : {
        diagram: {
          ...names,
          kind,
          lines: kept,
          text: [header.text, ...kept.map(({ text }) => text)].join("\n"),
        },
        faults,
      }
}

const kindsInWords =
  "`flowchart LR`, `sequenceDiagram`, `stateDiagram-v2`, `classDiagram` or `erDiagram`"

function unknownKind(header: string): { message: string; fix: string } {
  const [word = ""] = header.split(/[\s;]/)
  const other = otherKinds.find(name => name.split("-")[0] === word.split("-")[0])
  if (other)
    return {
      message: `\`${word}\` diagrams are not supported`,
      fix: `write ${kindsInWords} instead, or a figure of the component gallery`,
    }
  if (/^(?:flowchart|graph)\b/.test(header))
    return {
      message: `\`${header}\` gives no direction for the flowchart`,
      fix: `write \`${word} LR\` (to the right) or \`${word} TD\` (down)`,
    }
  const names = ["flowchart", "sequenceDiagram", "stateDiagram-v2", "classDiagram", "erDiagram"]
  const near = closest(word, names)
  return {
    message: `\`${header}\` is not a kind of diagram`,
    fix: near ? `write \`${near}\`` : `begin with ${kindsInWords}`,
  }
}
