import type { DiagramLine } from "./diagram-names"
import { showHidden } from "./hidden-characters"

/** Patterns for the labels in a line of a kind of diagram; the last group is the label. */
interface Labels {
  labels: readonly RegExp[]
  /** Names that are replaced by a label, in the first group. */
  aliased: readonly RegExp[]
  /** Words that are part of the syntax. */
  syntax: RegExp
}

const afterColon = /:\s*(?!:)(.+)$/g

const kinds: Readonly<Record<string, Labels>> = {
  flowchart: {
    labels: [
      /\|([^|]*)\|/g,
      /^subgraph (?:[\w-]+ \[)?([^[\]]+)\]?$/g,
      /([\w-]+)[[({\\/]+([^[\](){}|]+?)[\])}\\/]+/g,
    ],
    aliased: [/([\w-]+)[[({]/g],
    syntax: /^(?:end|direction \w+|subgraph(?: [\w-]+ \[)?)/,
  },
  "sequence diagram": {
    labels: [
      /^(?:participant|actor)\s+\S+\s+as\s+(.+)$/g,
      /^(?:loop|alt|opt|par|critical|break|else|and)\b\s*(.*)$/g,
      afterColon,
    ],
    aliased: [/^(?:participant|actor)\s+(\S+)\s+as\b/g],
    syntax:
      /^(?:participant|actor|end|else|and|loop|alt|opt|par|critical|break|note (?:left of|right of|over))\b/i,
  },
  "state diagram": {
    labels: [/^state\s+"([^"]+)"/g, afterColon],
    aliased: [/^state\s+"[^"]+"\s+as\s+([\w\p{L}]+)/gu, /^([\w\p{L}]+)\s*:/gu],
    syntax: /^(?:state|direction \w+)\b|\bas\b/,
  },
  "class diagram": {
    labels: [/"([^"]*)"/g, afterColon],
    aliased: [],
    syntax: /^class\b|\s(?:o--|--o)\s/,
  },
  "entity diagram": { labels: [afterColon], aliased: [], syntax: /[|}o{]{2}(?:--|\.\.)[|}o{]{2}/ },
}

const formatting = /<\/?(?:b|strong|i|em|u|s|del|br)\s*\/?>|\\n/gi
const words = (text: string) =>
  showHidden(text)
    .replace(formatting, " ")
    .match(/[\p{L}\p{N}_]+/gu) ?? []

/**
 * Labels that a drawing lacks, each with its line. The program leaves out what it cannot read, so
 * the words of the source are counted and compared with those of the drawing.
 * @param drawn texts of the drawing
 */
export function undrawnLabels(
  kind: string,
  lines: readonly DiagramLine[],
  drawn: readonly string[],
): { line: number; label: string }[] {
  const { labels, aliased, syntax } = kinds[kind] ?? { labels: [], aliased: [], syntax: /^$/ }
  const found = new Map<string, { line: number; label: string }>()
  const names = new Map<string, number>()
  const hidden = new Set<string>()
  let depth = 0
  for (const { text, line } of lines) {
    for (const pattern of aliased)
      for (const [, name = ""] of text.matchAll(pattern)) hidden.add(name)
    let rest = text
    // Each member of a class and each attribute of an entity is one label.
    const isMember = depth > 0 && /^(?:class|entity)/.test(kind) && text !== "}"
    if (/\{$/.test(text)) depth++
    else if (text === "}") depth--
    for (const pattern of isMember ? [/^(.*)$/g] : labels)
      rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
        const label = groups.filter(each => typeof each === "string").at(-2) as string | undefined
        return whole && label ? keep(whole, label) : whole
      })
    function keep(whole: string, label: string): string {
      // A node that is named twice is drawn once.
      const key = kind === "flowchart" && !whole.startsWith("|") ? whole : `${line} ${found.size}`
      if (!found.has(key)) found.set(key, { line, label })
      return " "
    }
    for (const name of words(rest.replace(syntax, " "))) names.set(name, line)
  }
  return missing([...found.values()], names, hidden, drawn.flatMap(words))
}

function missing(
  labels: readonly { line: number; label: string }[],
  names: ReadonlyMap<string, number>,
  hidden: ReadonlySet<string>,
  drawn: readonly string[],
): { line: number; label: string }[] {
  const left = new Map<string, number>()
  for (const word of drawn) left.set(word, (left.get(word) ?? 0) + 1)
  const take = (word: string) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }
  const lost = [...names]
    .filter(([name]) => !hidden.has(name) && !take(name))
    .map(([label, line]) => ({ line, label }))
  // Last ones first: if two labels are the same, the program draws the later one.
  const undrawn = labels.toReversed().filter(({ label }) => !words(label).map(take).every(Boolean))
  return [...lost, ...undrawn.reverse()]
}
