import { type Alias, type Document, isAlias, isCollection, isScalar, visit } from "yaml"

/**
 * Options for all YAML of the content: dates, `yes` and keys stay text, so that a tag `1.10` is not
 * the tag `1.1`.
 */
export const yamlOptions = {
  schema: "core",
  version: "1.2",
  stringKeys: true,
  // Pretty errors use a pattern that exhausts memory if a line is nested 20,000 levels deep.
  prettyErrors: false,
} as const

/** Text of a plain value as written, such as `1.10`; undefined for lists and maps. */
export function writtenAt(document: Document, path: readonly PropertyKey[]): string | undefined {
  const resolved = (node: unknown) => (isAlias(node) ? node.resolve(document) : node)
  let node: unknown = resolved(document.contents)
  for (const key of path) node = isCollection(node) ? resolved(node.get(key, true)) : undefined
  return isScalar(node) ? node.source : undefined
}

/** A fault in a YAML document that is syntactically valid. */
export interface YamlFault {
  /** Start of the fault, in characters from the start of the YAML. */
  offset: number
  message: string
  fix: string
}

/**
 * Returns a parsed YAML document as data. The parser throws on some valid syntax, above all
 * aliases, only when it builds values; that is a fault like the others.
 * @param text source of the document
 * @returns no data if there are faults or syntax errors; the document has the latter itself
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
 * Faults of aliases that refer to nothing, or to the value that contains them. Nearly always, the
 * author meant a text that starts with an asterisk, such as emphasis in Markdown.
 */
function aliasFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Alias(_key, alias, parents) {
      const [offset = 0, end = offset] = alias.range ?? []
      const written = text.slice(offset, end)
      if (parents.some(parent => isCollection(parent) && parent.anchor === alias.source)) {
        const message = `\`${written}\` is an alias of a value that contains it`
        faults.push({ offset, message, fix: "write the value out" })
      } else if (alias.resolve(document) === undefined) {
        const message = `\`${written}\` is a YAML alias of a value that does not exist`
        const inFlow = parents.some(parent => isCollection(parent) && parent.flow)
        const meant = inFlow ? written : restOfLine(text, offset)
        faults.push({ offset, message, fix: `put the text in quotes: ${JSON.stringify(meant)}` })
      }
    },
  } satisfies { Alias: (key: unknown, node: Alias, parents: readonly unknown[]) => void })
  return faults
}

/**
 * Faults of plain text after ` #`, which YAML takes as a comment, as in `title: Fix #5`. Intended
 * comments have a space after the `#`.
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

/** Text up to the end of the line or a comment. */
function restOfLine(text: string, offset: number): string {
  const [line = ""] = /^.*/.exec(text.slice(offset)) ?? []
  return line.replace(/\s+#.*$/, "").trim()
}
