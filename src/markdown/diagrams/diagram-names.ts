import { hideCodes } from "./hidden-characters"

export interface DiagramNames {
  /** Caption below the diagram. */
  title?: string
  /** Accessible name and description. */
  name?: string
  description?: string
}

/** A trimmed line of the fence, with its 0-based index there. */
export interface DiagramLine {
  text: string
  line: number
}

/**
 * Removes Mermaid's texts about a diagram from its lines: `title:` in settings above it between
 * lines of dashes, `accTitle:`, and `accDescr:` on a line or in braces. Comments are removed too.
 */
export function takeNames(source: string): { names: DiagramNames; lines: DiagramLine[] } {
  const names: DiagramNames = {}
  const settings = /^\s*---[ \t]*\n([\s\S]*?\n)?[ \t]*---[ \t]*(?=\n|$)/.exec(source)
  const title = /^[ \t]*title:[ \t]*(["']?)(.+?)\1[ \t]*$/m.exec(settings?.[1] ?? "")?.[2]
  if (title) names.title = title
  const take = (from: string, pattern: RegExp, key: "name" | "description") =>
    from.replace(pattern, (whole, words: string) => {
      names[key] = words.trim().replace(/\s+/g, " ")
      return blank(whole)
    })
  let rest = source.replace(settings?.[0] ?? "", blank)
  rest = take(rest, /^[ \t]*accTitle[ \t]*:(.*)$/m, "name")
  rest = take(rest, /^[ \t]*accDescr[ \t]*:(.*)$/m, "description")
  rest = take(rest, /^[ \t]*accDescr[ \t]*\{([^}]*)\}[ \t]*$/m, "description")
  const lines = rest
    .split("\n")
    .map((written, line) => ({ text: hideCodes(written.trim()).replace(/;$/, ""), line }))
    .filter(({ text }) => text !== "" && !text.startsWith("%%"))
  return { names, lines }
}

/** Replaces removed text by empty lines, so that the other lines keep their numbers. */
const blank = (text: string) => text.replace(/[^\n]+/g, "")
