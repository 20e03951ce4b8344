import { createHash } from "node:crypto"

/** Texts of the inline scripts and style sheets of a page. */
export interface InlineParts {
  scripts: string[]
  styles: string[]
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Attributes of a script that loads a file, or that contains data and never runs. */
const isNoInlineScript = /\ssrc=|\stype="(?!module|text\/javascript)/

/** Parts of a page's HTML that a Content-Security-Policy must allow by hash. */
export function inlineParts(html: string): InlineParts {
  const parts: InlineParts = { scripts: [], styles: [] }
  for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
    if (name === "style") parts.styles.push(text)
    else if (!isNoInlineScript.test(attributes)) parts.scripts.push(text)
  }
  return parts
}

/**
 * First element of a page with a style attribute, which no hash can allow; undefined if there is
 * none.
 */
export function styledElement(html: string): string | undefined {
  for (let at = html.indexOf(' style="'); at >= 0; at = html.indexOf(' style="', at + 1)) {
    const start = html.lastIndexOf("<", at)
    // In text, the previous tag is already closed.
    if (/^<[a-z][^>]*$/i.test(html.slice(start, at)))
      return html.slice(start, html.indexOf('"', at + 8) + 1)
  }
  return undefined
}

/** Source expression of an inline text for `script-src` and `style-src`. */
export const hashSource = (text: string, encoding: BufferEncoding = "utf8"): string =>
  `'sha256-${createHash("sha256").update(text, encoding).digest("base64")}'`
