import type { Body, BodyComponent, BodyElement } from "../content-model/body"
import { escapeAttribute } from "./escape-html"

export interface BodyToHtmlOptions {
  /** Address of the page, for readers elsewhere: paths and anchors are made absolute by it. */
  pageUrl?: string
  /** HTML of a component; undefined leaves its children. `children` is their HTML. */
  component?: (component: BodyComponent, children: string) => string | undefined
}

/**
 * A finalised body as one HTML string for feeds: components are reduced to their children (or what
 * `component` gives), and what needs the site's styles or scripts is left out.
 */
export function bodyToHtml(body: Body, options: BodyToHtmlOptions = {}): string {
  const html = forFeeds(render(body, options))
  return options.pageUrl ? absolute(html, options.pageUrl) : html
}

function render(body: Body, options: BodyToHtmlOptions): string {
  return body
    .map(node => {
      if (typeof node === "string") return node
      const children = render(node.children, options)
      if ("component" in node) return options.component?.(node, children) ?? children
      return `<${node.tag}${attributes(node)}>${children}</${node.tag}>`
    })
    .join("")
}

function attributes(node: BodyElement): string {
  return Object.entries(node.attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join("")
}

// These strings are written by this folder alone, and text escapes its `<`.
function forFeeds(html: string): string {
  return html
    .replace(/<a href="#[^"]*" class="heading-anchor"[^>]*><\/a>/g, "")
    .replace(/<button type="button" class="copy-code"[^>]*>[^<]*<\/button>/g, "")
    .replace(/(<[a-z][^<>]*?) tabindex="0"/g, "$1")
}

function absolute(html: string, pageUrl: string): string {
  return html.replace(
    /(<(?:a|img|source|video)\s(?:[^<>]*?\s)?(?:href|src|poster)=")([/#](?!\/)[^"]*)"/g,
    (_, start: string, path: string) => `${start}${new URL(path, pageUrl).href}"`,
  )
}
