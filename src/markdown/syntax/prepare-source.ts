import { type MarkdownFormat, markdownFormat, markdownFormats } from "../../site.config"
import { closeFormulasInText } from "./formulas-in-text"
import { mapOutsideCode } from "./source-text"

export type Dialect = "md" | "mdx"

const importLine = /^import\s+(?:[\w*{][^\n]*\sfrom\s+)?["'][^"'\n]+["'];?[ \t]*$/m
/** Matches `<img src={…} />`, whose attributes may be on several lines. */
const attributeOfJsx = /<[a-z](?:[^<>\n]|\n(?!\s*\n)){0,2000}\s[A-Za-z]+=\{/

/**
 * Returns the dialect that the format says; for `detect`, `mdx` for `.mdx` files, and for `.md`
 * files with imports or JSX attributes, as in Docusaurus content.
 * @param format that of the front matter, if it has one
 */
export function dialectOf(
  file: string,
  body: string,
  format: MarkdownFormat = markdownFormat,
): Dialect {
  if (format !== "detect") return format
  if (file.endsWith(".mdx")) return "mdx"
  let found = false
  mapOutsideCode(body, prose => {
    found ||= importLine.test(prose) || attributeOfJsx.test(prose)
    return prose
  })
  return found ? "mdx" : "md"
}

/** Format that front matter sets: `format: md` or, as in Docusaurus, `mdx: {format: md}`. */
export function formatOf({ format, mdx }: Record<string, unknown>): MarkdownFormat | undefined {
  const inner = typeof mdx === "object" && mdx !== null && "format" in mdx ? mdx.format : undefined
  return markdownFormats.find(name => name === (inner ?? format))
}

/**
 * Changes syntax before parsing, within lines, so that line numbers stay correct:
 * `:::note Title {#id}` becomes `:::note[Title]{#id}`; a formula that opens after text also closes
 * there; in Markdown, MDX comments become HTML comments; in MDX, HTML comments become MDX comments,
 * void elements such as `<br>` are closed, and the brace of a heading id `{#id}` is escaped.
 */
export function prepareSource(body: string, dialect: Dialect): string {
  return mapOutsideCode(body, prose => {
    const titled = prose.replace(
      directiveTitle,
      (_, opening: string, title: string, attributes = "") =>
        `${opening}[${balanced(title)}]${attributes}`,
    )
    const closed = closeFormulasInText(titled)
    if (dialect === "md")
      return replaceBetween(closed, "{/*", "*/}", comment => `<!--${comment}-->`)
    return replaceBetween(
      closed,
      "<!--",
      "-->",
      comment => `{/*${comment.replaceAll("*/", "* /")}*/}`,
    )
      .replace(voidElement, (_, tag: string) => `${tag.trimEnd()} />`)
      .replace(/(?<!:::[A-Za-z].*)\\?\{(#[^\s{}]+\}[ \t]*(?:#+[ \t]*)?\r?)$/gm, "\\{$1")
  })
}

const directiveTitle =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,}[A-Za-z][\w-]*)[ \t]+([^\s[{](?:.*?[^ \t\r\n])??)[ \t]*(?:(\{[#.][^{}\n]*\})[ \t]*)?$/gm

/** Attribute values may contain `>` in quotes or braces. */
const voidElement =
  /(<(?:br|hr|img|wbr|source|col|input)\b(?:[^<>"'{}/]|"[^"]*"|'[^']*'|\{[^{}]*\}|\/(?!>))*)>/g

/** Replaces the text between two marks, and the marks. Stops at the first unclosed mark. */
function replaceBetween(
  text: string,
  opening: string,
  closing: string,
  write: (inner: string) => string,
): string {
  let result = ""
  let from = 0
  for (;;) {
    const start = text.indexOf(opening, from)
    const end = start < 0 ? -1 : text.indexOf(closing, start + opening.length)
    if (end < 0) return result + text.slice(from)
    result += text.slice(from, start) + write(text.slice(start + opening.length, end))
    from = end + closing.length
  }
}

/** Escapes unpaired brackets, which would end the title early. */
function balanced(title: string): string {
  let depth = 0
  for (const character of title) {
    if (character === "[") depth++
    if (character === "]" && --depth < 0) break
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, "\\$&")
}
