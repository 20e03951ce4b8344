import { escapeAttribute } from "../../content/escape-html"
import type { Body, BodyElement } from "../../content/schema/body"

/**
 * A finalised body as one HTML string for feeds: components are reduced to their children, and what needs the
 * site's styles or scripts is left out.
 */
export function bodyToHtml(body: Body): string {
  return forFeeds(render(body))
}

function render(body: Body): string {
  return body
    .map(node => {
      if (typeof node === "string") return node
      const children = render(node.children)
      if ("component" in node) return children
      return `<${node.tag}${attributes(node)}>${children}</${node.tag}>`
    })
    .join("")
}

function attributes(node: BodyElement): string {
  return Object.entries(node.attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join("")
}

/** A drawing needs the site's colors: readers elsewhere get the text that it is made of. */
const DIAGRAM =
  /<figure class="diagram">.*?<\/div><button [^>]* data-copy="([^"]*)"[^>]*>[^<]*<\/button>(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/gs

// These strings are written by this folder alone, and text escapes its `<`.
function forFeeds(html: string): string {
  return html
    .replace(
      DIAGRAM,
      (_, source: string, caption: string | undefined) =>
        `${caption ? `<p>${caption}</p>` : ""}<pre><code class="language-mermaid">${source}</code></pre>`,
    )
    .replace(/<a href="#[^"]*" class="heading-anchor"[^>]*><\/a>/g, "")
    .replace(/<button type="button" class="copy-code"[^>]*>[^<]*<\/button>/g, "")
    .replace(/(<[a-z][^<>]*?) tabindex="0"/g, "$1")
}
