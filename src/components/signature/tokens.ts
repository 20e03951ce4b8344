/** A piece of Solidity with its class name; plain text has none. */
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
    // A mixed-case name before another name, a bracket or an arrow is a type; constants are
    // uppercase.
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

/**
 * Splits a Solidity declaration into highlighted and plain pieces, which together are the whole
 * text.
 */
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
