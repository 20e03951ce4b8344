import { hideMarks } from "./hidden-characters"

/** Brackets of the shapes, longer ones first. */
const shapes = [
  ["(((", ")))"],
  ["([", "])"],
  ["((", "))"],
  ["[[", "]]"],
  ["[(", ")]"],
  ["[/", "\\]"],
  ["[\\", "/]"],
  ["{{", "}}"],
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
] as const

type Shape = (typeof shapes)[number]

const id = /^\w+(?:-\w+)*/
const className = /^:::[\w-]+/
const arrow = /^(<?(?:-->|-\.->|==>|---|-\.-|===))(?![-=.>])(?:\s*\|(\s*"[^"]*"\s*|[^|]*)\|)?/
const labelledArrow = /^(<?)(--|-\.|==)(?![->.=])\s*(.+?)\s*(-->|---|\.->|\.-|==>|===)/

/**
 * Returns a flowchart line with its parts separated by spaces and its labels without quotes, since
 * the drawing program misreads `A-->B`. Returns null if the line is not a flowchart line.
 */
export function flowchartLine(line: string): string | null {
  if (/^(?:end|direction (?:TD|TB|LR|BT|RL))$/.test(line)) return line
  const [, group] = /^subgraph\s+(.+)$/.exec(line) ?? []
  if (group !== undefined) return subgraph(group)
  let rest = line
  let written = ""
  const take = (read: (text: string) => Taken | null) => {
    const taken = read(rest)
    if (!taken) return false
    written += `${written && " "}${taken.written}`
    rest = rest.slice(taken.length).trimStart()
    return true
  }
  do {
    if (!take(node)) return null
    while (take(ampersand)) if (!take(node)) return null
    if (rest === "") return written
  } while (take(edge))
  return null
}

interface Taken {
  written: string
  /** Number of characters that were read. */
  length: number
}

const ampersand = (text: string): Taken | null =>
  text.startsWith("&") ? { written: "&", length: 1 } : null

function node(text: string): Taken | null {
  const [name] = id.exec(text) ?? []
  if (name === undefined) return null
  const after = text.slice(name.length)
  const shape = shapes.find(([open]) => after.startsWith(open))
  const label = shape && labelWithin(after, shape)
  if (shape && !label) return null
  const length = name.length + (label?.length ?? 0)
  const [styled = ""] = className.exec(text.slice(length)) ?? []
  return { written: name + (label?.written ?? ""), length: length + styled.length }
}

function labelWithin(text: string, [open, close]: Shape): Taken | null {
  const inner = text.slice(open.length)
  const [quoted, words] = /^\s*"([^"]*)"\s*/.exec(inner) ?? []
  const end = quoted === undefined ? inner.indexOf(close) : quoted.length
  if (end < 0 || !inner.startsWith(close, end)) return null
  const label = words ?? inner.slice(0, end)
  if (label.startsWith("`")) return null
  // `[/Text/]` and labels that contain a bracket must be in quotes.
  if (words === undefined && (/^[/\\>]|[[\](){}"`]/.test(label) || label.trim() === "")) return null
  return {
    written: open + hideMarks(label.trim()) + close,
    length: open.length + end + close.length,
  }
}

function edge(text: string): Taken | null {
  const [plain, line, label] = arrow.exec(text) ?? []
  if (plain !== undefined) return { written: `${line}${labelOf(label)}`, length: plain.length }
  const [whole, start = "", stroke = "", words = "", end = ""] = labelledArrow.exec(text) ?? []
  if (whole === undefined) return null
  const head = stroke === "-." ? `-${end}` : end
  const same = stroke === "==" ? head.includes("=") : head.startsWith(stroke)
  return same ? { written: `${start}${head}${labelOf(words)}`, length: whole.length } : null
}

function labelOf(label: string | undefined): string {
  const words = (label ?? "").trim().replace(/^"(.*)"$/, "$1")
  return words && `|${hideMarks(words)}|`
}

function subgraph(group: string): string | null {
  const [, name, quoted, plain] = /^([\w-]+)\s*\[(?:"([^"]*)"|([^\]"]+))\]$/.exec(group) ?? []
  if (name !== undefined) return `subgraph ${name} [${hideMarks(quoted ?? plain ?? "")}]`
  return /^[^[\]"]+$/.test(group) ? `subgraph ${group}` : null
}
