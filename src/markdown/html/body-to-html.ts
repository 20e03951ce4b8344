import type { Body, BodyComponent, BodyElement } from "../../content/schema/body"
import { escapeAttribute } from "../../lib/escape-html"

/** Returns a component as HTML, around the HTML of its children. */
export type ComponentHtml = (component: BodyComponent, children: string) => string

/**
 * Returns a finalized body as one HTML string for feeds, without parts that need the site's styles
 * or scripts.
 */
export function bodyToHtml(body: Body, componentHtml: ComponentHtml): string {
  return forFeeds(render(body, componentHtml))
}

function render(body: Body, componentHtml: ComponentHtml): string {
  return body
    .map(node => {
      if (typeof node === "string") return node
      const children = render(node.children, componentHtml)
      if ("component" in node) return componentHtml(node, children)
      if (node.tag === "col") return `<col${attributes(node)}>`
      return `<${node.tag}${attributes(node)}>${children}</${node.tag}>`
    })
    .join("")
}

function attributes(node: BodyElement): string {
  return Object.entries(node.attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join("")
}

/** A drawing needs the site's colors, so feeds get its source text. */
const DIAGRAM =
  /<figure class="diagram">.*?<\/div><button [^>]* data-copy="([^"]*)"[^>]*>[^<]*<\/button>(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/gs

// Only this folder writes these strings, and `<` is escaped in text.
function forFeeds(html: string): string {
  return html
    .replace(
      DIAGRAM,
      (_, source: string, caption: string | undefined) =>
        `${caption ? `<p>${caption}</p>` : ""}<pre><code class="language-mermaid">${source}</code></pre>`,
    )
    .replace(/<span class="(?:image-\w+ )?only-dark">.*?<\/span>/gs, "")
    .replace(/<a href="#[^"]*" class="heading-anchor"[^>]*><\/a>/g, "")
    .replace(/<button type="button" class="copy-code"[^>]*>[^<]*<\/button>/g, "")
    .replace(/(<[a-z][^<>]*?) tabindex="0"/g, "$1")
}
