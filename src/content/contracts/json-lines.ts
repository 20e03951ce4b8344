import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"

/** Returns the first syntax error of a text with its line; undefined if the text is valid JSON. */
export function jsonFault(text: string): { line: number; message: string } | undefined {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return undefined
  const words = printParseErrorCode(first.error)
    .replace(/(?<=.)([A-Z])/g, " $1")
    .toLowerCase()
  return { line: lineAt(text, first.offset), message: words }
}

/**
 * Line of a value in a JSON text.
 * @param path keys from the root; falls back to the nearest existing ancestor
 * @param text a string to look for at the path or below it
 */
export function jsonLine(json: string, path: readonly PropertyKey[], text?: string): number {
  const root = parseTree(json)
  let node = root
  for (let length = path.length; root && length > 0; length--) {
    const keys = path.slice(0, length).map(key => (typeof key === "number" ? key : String(key)))
    node = findNodeAtLocation(root, keys)
    if (node) break
    node = root
  }
  const found = text === undefined ? undefined : find(node, text)
  return lineAt(json, (found ?? node)?.offset ?? 0)
}

/** Line of the innermost value of a JSON text, which may be nested too deeply for a parser. */
export function innermostLine(text: string): number {
  let depth = 0
  let deepest = { depth: 0, offset: 0 }
  for (const { 0: sign, index } of text.matchAll(/"(?:\\.|[^"\\])*"|[[\]{}]/g)) {
    if (sign === "]" || sign === "}") depth--
    else if (sign.length === 1) depth++
    if (depth > deepest.depth) deepest = { depth, offset: index }
  }
  return lineAt(text, deepest.offset)
}

function find(node: Node | undefined, text: string): Node | undefined {
  if (node?.value === text) return node
  for (const child of node?.children ?? []) {
    const found = find(child, text)
    if (found) return found
  }
  return undefined
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length
