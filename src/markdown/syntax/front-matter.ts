import { isMap, isScalar, LineCounter, parseDocument } from "yaml"
import type { Problem } from "../../content/problem"
import { lowerFirst } from "./lower-first"
import { writtenAt, yamlData, yamlOptions } from "./yaml-data"

export interface FrontMatter {
  data: Record<string, unknown>
  /** The text below the front matter. */
  body: string
  /** 1-based line of the file at which `body` starts. */
  bodyLine: number
  /** Line of a top-level key, or of a dotted path such as `authors.0.name`. */
  lineOf(key: string): number | undefined
  /** Text of a value as written, such as `1.10`. */
  writtenAt?(path: readonly PropertyKey[]): string | undefined
  problems: Problem[]
}

/** A longer row of dashes also closes the front matter, as in Docusaurus. */
const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/

/**
 * Splits a content file into YAML front matter and body. The core schema keeps dates as strings;
 * invalid YAML gives Problems and empty data, and the body is still returned.
 */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const source = text.replace(/^\uFEFF/, "")
  const match = fence.exec(source)
  const none = { data: {}, bodyLine: 1, lineOf: () => undefined }
  if (!match) {
    const isOpened = /^---[ \t]*\r?\n[\w-]+:/.test(source)
    const isLate = fence.test(source.trimStart()) && /^\s+---[ \t]*\r?\n[\w-]+:/.test(source)
    const problems = isOpened ? [unclosed(file)] : isLate ? [late(file)] : []
    return { ...none, body: source, problems }
  }
  const body = source.slice(match[0].length)
  const bodyLine = countLines(match[0])
  const lines = new LineCounter()
  const yaml = match[1] ?? ""
  const document = parseDocument(yaml, { ...yamlOptions, lineCounter: lines, uniqueKeys: true })
  // The opening fence is line 1, so the YAML starts at line 2.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const { data, faults } = yamlData(document, yaml)
  const problems: Problem[] = faults.map(({ offset, message, fix }) => ({
    file,
    line: lineAt(offset),
    message,
    fix,
  }))
  const taken = new Set(problems.map(problem => problem.line))
  for (const error of [...document.errors, ...document.warnings]) {
    const line = lineAt(error.pos[0])
    // Words after a supposed alias are not a separate mistake.
    if (taken.has(line)) continue
    const message = `the front matter is not valid YAML: ${lowerFirst(error.message)}`
    const first = problems.length === 0
    const order = first ? { blocks: true as const } : { follows: file }
    problems.push({ file, line, message, fix: fixFor(error.code), ...order })
  }
  if (problems.length > 0) return { ...none, body, bodyLine, problems }
  const { contents } = document
  if (contents === null) return { ...none, body, bodyLine, problems }
  if (!isMap(contents)) {
    const message = "the front matter is not a list of keys and values"
    const fix = "write lines of the form `title: A title` between the two `---` lines"
    return { ...none, body, bodyLine, problems: [{ file, line: 2, message, fix }] }
  }
  const lineOf = (key: string) => {
    // An unknown key may be any text, including dots.
    const path = contents.has(key)
      ? [key]
      : key.split(".").map(part => (/^\d+$/.test(part) ? Number(part) : part))
    for (let length = path.length; length > 0; length--) {
      const parent = length === 1 ? contents : document.getIn(path.slice(0, length - 1), true)
      const last = path[length - 1]
      if (isMap(parent)) {
        const pair = parent.items.find(
          item => isScalar(item.key) && String(item.key.value) === String(last),
        )
        if (pair && isScalar(pair.key) && pair.key.range) return lineAt(pair.key.range[0])
      }
      const node = document.getIn(path.slice(0, length), true)
      if (
        typeof node === "object" &&
        node !== null &&
        "range" in node &&
        Array.isArray(node.range)
      ) {
        return lineAt(Number(node.range[0]))
      }
    }
    return undefined
  }
  return {
    data: data as Record<string, unknown>,
    body,
    bodyLine,
    lineOf,
    writtenAt: path => writtenAt(document, path),
    problems,
  }
}

function unclosed(file: string): Problem {
  const message = "the front matter is opened with `---` but never closed"
  return { file, line: 1, message, fix: "write a line `---` below the last key" }
}

function late(file: string): Problem {
  const message = "the front matter does not begin on the first line"
  return { file, line: 1, message, fix: "remove the spaces or empty lines before the first `---`" }
}

function fixFor(code: string): string {
  if (code === "DUPLICATE_KEY") return "remove one of the two lines"
  if (code === "TAB_AS_INDENT") return "indent with spaces instead of tabs"
  return 'check colons, quotes and indentation; put a text that contains a colon in quotes: `title: "A: B"`'
}

function countLines(text: string): number {
  return text.split("\n").length
}
