import { escapeAttribute, escapeText } from "../../content/escape-html"
import { readCodeMeta, readHighlightComments } from "../syntax/code-meta"
import type { CodeToken, Highlight } from "./highlight"

/**
 * A fenced code block as finished HTML: caption, highlighted code, copy button (hidden until a script
 * shows it). Lines get an element of their own only where lines are marked or numbered.
 */
export function renderCode(
  value: string,
  language: string,
  meta: string | null | undefined,
  highlight: Highlight,
): string {
  const { title, marked, firstLineNumber, file } = readCodeMeta(meta)
  const { code, marked: commented } = readHighlightComments(value)
  for (const line of commented) marked.add(line)
  const lines = highlight(code, language).map(renderTokens)
  const numbered = firstLineNumber !== undefined
  const body =
    marked.size === 0 && !numbered
      ? lines.join("\n")
      : lines
          .map((line, index) => {
            const number = numbered ? ` data-line="${firstLineNumber + index}"` : ""
            const mark = marked.has(index + 1) ? " line-marked" : ""
            return `<span class="line${mark}"${number}>${line}\n</span>`
          })
          .join("")
  const name = title ?? file?.split("/").at(-1)
  const caption = name ? `<figcaption>${escapeText(name)}</figcaption>` : ""
  const shown = /^[\w+#.-]+$/.test(language) ? language.toLowerCase() : "text"
  const classes = `language-${escapeAttribute(shown)}${numbered ? " line-numbers" : ""}`
  return (
    `<figure class="code-block">${caption}<pre tabindex="0"><code class="${classes}">${body}</code></pre>` +
    `<button type="button" class="copy-code" hidden>Copy</button></figure>`
  )
}

function renderTokens(tokens: readonly CodeToken[]): string {
  return tokens
    .map(({ text, className }) =>
      className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join("")
}
