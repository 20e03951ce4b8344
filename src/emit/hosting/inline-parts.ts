import { createHash } from "node:crypto"

/** Texts of the scripts and style sheets that stand in a page. */
export interface InlineParts {
  scripts: string[]
  styles: string[]
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** A script that loads a file, or that is data and never run. */
const isNoInlineScript = /\ssrc=|\stype="(?!module|text\/javascript)/

/** What of a page's HTML a Content-Security-Policy must allow by its hash. */
export function inlineParts(html: string): InlineParts {
  const parts: InlineParts = { scripts: [], styles: [] }
  for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
    if (name === "style") parts.styles.push(text)
    else if (!isNoInlineScript.test(attributes)) parts.scripts.push(text)
  }
  return parts
}

/** The first element of a page with a style attribute, which no hash allows; undefined where there is none. */
export function styledElement(html: string): string | undefined {
  for (let at = html.indexOf(' style="'); at >= 0; at = html.indexOf(' style="', at + 1)) {
    const start = html.lastIndexOf("<", at)
    // In a text, the last tag before it has ended.
    if (/^<[a-z][^>]*$/i.test(html.slice(start, at)))
      return html.slice(start, html.indexOf('"', at + 8) + 1)
  }
  return undefined
}

/** Source expression of an inline text, as `script-src` and `style-src` take it. */
export const hashSource = (text: string, encoding: BufferEncoding = "utf8"): string =>
  `'sha256-${createHash("sha256").update(text, encoding).digest("base64")}'`
