/** A piece of Solidity with its class name, or none for plain text. */
export interface Token {
  text: string
  className?: "tok-keyword" | "tok-type" | "tok-function" | "tok-string" | "tok-number"
}

const keywords =
  "function|constructor|event|error|modifier|struct|mapping|returns|external|public|internal|private|" +
  "pure|view|payable|virtual|override|memory|calldata|storage|indexed|immutable|constant"

const pattern = new RegExp(
  [
    '(?<string>"[^"]*")',
    `(?<keyword>\\b(?:${keywords})\\b)`,
    "(?<type>\\b(?:u?int\\d*|bytes\\d*|address|bool|string)\\b)",
    // A name in mixed case before another name, a bracket or an arrow is a type; constants are upper case.
    "(?<custom>\\b[A-Z]\\w*[a-z]\\w*(?=(?:\\[\\d*\\])* \\w|(?:\\[\\d*\\])*[,)]|(?:\\[\\d*\\])* =>))",
    "(?<call>\\b\\w+(?=\\())",
    "(?<number>\\b\\d[\\d_]*\\b)",
  ].join("|"),
  "g",
)

const classes = {
  string: "tok-string",
  keyword: "tok-keyword",
  type: "tok-type",
  custom: "tok-type",
  call: "tok-function",
  number: "tok-number",
} as const

/** Splits a Solidity declaration into highlighted and plain pieces; joined they are the text again. */
export function tokens(text: string): Token[] {
  const result: Token[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) result.push({ text: text.slice(end, match.index) })
    const kind = (Object.keys(classes) as (keyof typeof classes)[]).find(key => match.groups?.[key])
    result.push({ text: match[0], className: kind && classes[kind] })
    end = match.index + match[0].length
  }
  if (end < text.length) result.push({ text: text.slice(end) })
  return result
}

const longestLine = 72

/** A long declaration with one parameter a line, as formatters write it; a short one as it is. */
export function layOut(text: string): string {
  if (text.length <= longestLine) return text
  return brokenList(text, "(", ")") ?? brokenList(text, "{", "}") ?? text
}

function brokenList(text: string, open: string, close: string): string | undefined {
  const start = text.indexOf(open)
  const end = matching(text, start, open, close)
  if (start < 0 || end < 0) return undefined
  const inner = text.slice(start + 1, end).trim()
  if (!inner || text.startsWith("mapping")) return undefined
  const separator = open === "(" ? ", " : "; "
  const lines = inner.split(separator).join(`${separator.trim()}\n  `)
  return `${text.slice(0, start + 1)}\n  ${lines}\n${text.slice(end)}`
}

function matching(text: string, start: number, open: string, close: string): number {
  let depth = 0
  for (let index = start; index >= 0 && index < text.length; index++) {
    if (text[index] === open) depth++
    if (text[index] === close && --depth === 0) return index
  }
  return -1
}
