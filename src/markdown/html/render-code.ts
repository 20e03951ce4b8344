import { escapeAttribute, escapeText } from "../../lib/escape-html"
import { type MarkedLines, markedCode, readCodeMeta } from "../syntax/code-meta"
import type { CodeToken, Highlight } from "./highlight"

/**
 * Returns a fenced code block as finished HTML: caption, highlighted code, copy button (hidden
 * until a script shows it). Lines are elements only if some are marked or numbered; added and
 * removed lines are `ins` and `del`, and the button copies the code without removed lines.
 */
export function renderCode(
  value: string,
  language: string,
  meta: string | null | undefined,
  highlight: Highlight,
): string {
  const read = readCodeMeta(meta)
  const { title, firstLineNumber, file } = read
  const { code, marked } = markedCode(value, read)
  const lines = highlight(code, language).map(renderTokens)
  const numbered = firstLineNumber !== undefined
  const isMarked = Object.values(marked).some(({ size }) => size > 0)
  const body =
    isMarked || numbered
      ? lines
          .map((line, index) => {
            // The copied text ends without a line break, or a shell would run it as soon as it is
            // pasted.
            const end = index < lines.length - 1 ? "\n" : ""
            return renderLine(line + end, index + 1, marked, firstLineNumber)
          })
          .join("")
      : lines.join("\n")
  const name = title ?? file?.split("/").at(-1)
  const caption = name ? `<figcaption>${escapeText(name)}</figcaption>` : ""
  const shown = /^[\w+#.-]+$/.test(language) ? language.toLowerCase() : "text"
  const classes = [`language-${escapeAttribute(shown)}`]
  if (numbered) classes.push("line-numbers")
  if (marked.focus.size > 0) classes.push("has-focus")
  return (
    `<figure class="code-block">${caption}<pre tabindex="0"><code class="${classes.join(" ")}">${body}</code></pre>` +
    `<button type="button" class="copy-code"${copied(code, marked)} hidden>Copy</button></figure>`
  )
}

function renderLine(
  line: string,
  number: number,
  { highlight, added, removed, focus }: MarkedLines,
  firstLineNumber: number | undefined,
): string {
  const element = added.has(number) ? "ins" : removed.has(number) ? "del" : "span"
  const classes = ["line"]
  if (highlight.has(number)) classes.push("line-marked")
  if (focus.has(number)) classes.push("line-focus")
  const numbered =
    firstLineNumber === undefined ? "" : ` data-line="${firstLineNumber + number - 1}"`
  return `<${element} class="${classes.join(" ")}"${numbered}>${line}</${element}>`
}

/** Attribute with the text to copy, if that differs from the text shown. */
function copied(code: string, { removed }: MarkedLines): string {
  if (removed.size === 0) return ""
  const kept = code.split("\n").filter((_, index) => !removed.has(index + 1))
  return ` data-copy="${escapeAttribute(kept.join("\n"))}"`
}

function renderTokens(tokens: readonly CodeToken[]): string {
  return tokens
    .map(({ text, className }) =>
      className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join("")
}
