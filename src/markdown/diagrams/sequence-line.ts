import { arrowHeads, hideMarks } from "./hidden-characters"

const others = [
  /^(?:participant|actor)\s+[^\s@]+(?:\s+as\s+\S.*)?$/,
  /^(?:loop|alt|opt|par|critical|break)\b.*$/,
  /^(?:else|and)\b.*$/,
  /^end$/,
]
const note = /^(Note (?:left of|right of|over) [^:]+:)\s*(\S.*)$/i
const message = /^([^\s:<>]+?)\s*(--?)(>>?|[)x])\s*([+-]?)\s*([^\s:<>()]+)\s*:\s*(\S.*)$/

/** Returns a line of a sequence diagram as the drawing program reads it, or null if invalid. */
export function sequenceLine(line: string): string | null {
  const [, place, text = ""] = note.exec(line) ?? []
  if (place !== undefined) return `${place} ${hideMarks(text)}`
  const [, from, stroke = "", head = "", active = "", to, label = ""] = message.exec(line) ?? []
  if (from === undefined) return others.some(each => each.test(line)) ? line : null
  const drawn = head === ")" ? ")" : ">>"
  const missing = head === ">" ? arrowHeads.none : head === "x" ? arrowHeads.cross : ""
  return `${from}${stroke}${drawn}${active}${to}: ${hideMarks(label)}${missing}`
}
