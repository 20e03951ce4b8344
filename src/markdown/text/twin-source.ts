import type { Nodes } from "mdast"

/** A range of a source, by offsets, and its replacement in the Markdown twin. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A source with edits applied to its ranges. */
export class TwinSource {
  readonly text: string
  /** Edits anywhere in the text, such as citations; an edit that contains one of them wins. */
  readonly #everywhere: readonly Edit[]

  constructor(text: string, everywhere: readonly Edit[] = []) {
    this.text = text
    this.#everywhere = everywhere
  }

  /** Returns the source between two offsets, edited. An edit within another one is left out. */
  slice(start: number, end: number, edits: readonly Edit[]): string {
    const inside = [...edits, ...this.#everywhere]
      .filter(edit => edit.start >= start && edit.end <= end)
      .sort((a, b) => a.start - b.start || b.end - a.end)
    let result = ""
    let at = start
    for (const edit of inside) {
      if (edit.start < at) continue
      result += this.text.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return result + this.text.slice(at, end)
  }

  /** Returns the text before an offset on its line: indent, quote marks, the marker of a list. */
  before(offset: number): string {
    return this.text.slice(this.text.lastIndexOf("\n", offset - 1) + 1, offset)
  }

  /** Returns a block without the indent and the quote marks before its first line. */
  dedented(block: string, start: number): string {
    const prefix = this.before(start)
    const quotes = prefix.match(/>/g)?.length ?? 0
    const indent = prefix.length - (prefix.lastIndexOf(">") + 1) - (quotes > 0 ? 1 : 0)
    const own = new RegExp(`^(?:[ \\t]{0,3}> ?){0,${quotes}}[ \\t]{0,${Math.max(0, indent)}}`)
    const [first = "", ...rest] = block.split("\n")
    return [first, ...rest.map(line => line.replace(own, ""))].join("\n")
  }

  /** Returns an edit that replaces a block within a list, a quote or an admonition. */
  placed({ start, end }: Span, text: string, container: string): Edit {
    const prefix = this.before(start)
    // Text indented further than its container would be code.
    const further = /[ \t]*$/.exec(prefix.slice(container.length))?.[0].length ?? 0
    return { start: start - further, end, text: indented(text, container) }
  }
}

/** Returns a text with a prefix on each line after the first. */
export function indented(text: string, prefix: string): string {
  const spaces = prefix.replace(/[^\s>]/g, " ")
  return text.replace(/\n(.?)/g, (_, next: string) =>
    next === "" ? `\n${spaces.trimEnd()}` : `\n${spaces}${next}`,
  )
}

export interface Span {
  start: number
  end: number
}

/** Offsets of a node; undefined if the build added it. */
export function spanOf({ position }: Pick<Nodes, "position">): Span | undefined {
  const { start, end } = position ?? {}
  return start?.offset === undefined || end?.offset === undefined
    ? undefined
    : { start: start.offset, end: end.offset }
}
