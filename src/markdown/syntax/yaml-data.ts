import { type Alias, type Document, isAlias, isCollection, isScalar, visit } from "yaml"

/**
 * How all YAML of the content is parsed: dates and `yes` stay texts, and so do keys, so that a tag
 * `1.10` is not the tag `1.1`.
 */
export const yamlOptions = {
  schema: "core",
  version: "1.2",
  stringKeys: true,
  // Pretty errors use a pattern that takes all memory when a line is nested 20,000 levels deep.
  prettyErrors: false,
} as const

/** Text of a plain value as its author wrote it, such as `1.10`. Undefined for lists and maps. */
export function writtenAt(document: Document, path: readonly PropertyKey[]): string | undefined {
  const resolved = (node: unknown) => (isAlias(node) ? node.resolve(document) : node)
  let node: unknown = resolved(document.contents)
  for (const key of path) node = isCollection(node) ? resolved(node.get(key, true)) : undefined
  return isScalar(node) ? node.source : undefined
}

/** Something that makes a YAML document no data although its syntax is right. */
export interface YamlFault {
  /** Where it starts, in characters from the start of the YAML. */
  offset: number
  message: string
  fix: string
}

/**
 * A parsed YAML document as data. Only when values are put together does the parser throw at what is right in
 * syntax, an alias above all; that is a fault like the others.
 * @param text what the document was parsed from
 * @returns no data where there are faults or errors of syntax, which the document has itself
 */
export function yamlData(document: Document, text: string): { data: unknown; faults: YamlFault[] } {
  const faults = [...aliasFaults(document, text), ...commentFaults(document, text)]
  if (faults.length + document.errors.length > 0) return { data: undefined, faults }
  try {
    return { data: document.toJS(), faults: [] }
  } catch (error) {
    const fix = "write the values out, without anchors (`&name`) and aliases (`*name`)"
    return { data: undefined, faults: [{ offset: 0, message: String(error), fix }] }
  }
}

/**
 * Aliases that stand for nothing, or for the value that they are part of. Nearly always a text that starts with
 * an asterisk, as emphasis in Markdown does, was meant.
 */
function aliasFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Alias(_key, alias, parents) {
      const [offset = 0, end = offset] = alias.range ?? []
      const written = text.slice(offset, end)
      if (parents.some(parent => isCollection(parent) && parent.anchor === alias.source)) {
        const message = `\`${written}\` is an alias of the value that it is part of`
        faults.push({ offset, message, fix: "write the value out" })
      } else if (alias.resolve(document) === undefined) {
        const message = `\`${written}\` is an alias in YAML, of a value that there is not`
        const inFlow = parents.some(parent => isCollection(parent) && parent.flow)
        const meant = inFlow ? written : restOfLine(text, offset)
        faults.push({ offset, message, fix: `put the text in quotes: ${JSON.stringify(meant)}` })
      }
    },
  } satisfies { Alias: (key: unknown, node: Alias, parents: readonly unknown[]) => void })
  return faults
}

/**
 * Words behind ` #` that YAML takes for a comment, as in `title: Fix #5`. Comments that are meant have a space behind the
 * sign.
 */
function commentFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Scalar(_key, { comment, range, type, value }) {
      if (!comment || /^\s/.test(comment) || type !== "PLAIN" || typeof value !== "string") return
      const [offset = 0, end = offset] = range ?? []
      const [rest = ""] = /^.*/.exec(text.slice(end)) ?? []
      const meant = `${text.slice(offset, end)}${rest.trimEnd()}`
      const message = `\`${rest.trim()}\` is a comment in YAML`
      const fix = `put the text in quotes: ${JSON.stringify(meant)}`
      faults.push({ offset, message, fix })
    },
  })
  return faults
}

/** Up to the end of the line or a comment. */
function restOfLine(text: string, offset: number): string {
  const [line = ""] = /^.*/.exec(text.slice(offset)) ?? []
  return line.replace(/\s+#.*$/, "").trim()
}
