import { toHtml } from "hast-util-to-html"
import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { figurePicturePath } from "../content/artifact-paths"
import { absoluteUrl, pictureUrl } from "../content/routes"
import type { Body, BodyComponent, ImageReference, Json } from "../content/schema/body"
import type { Entry } from "../content/schema/entry"
import { figureAnchor, figureId } from "../content/schema/figure-anchor"
import { escapeAttribute } from "../lib/escape-html"
import { bodyToHtml } from "../markdown/html/body-to-html"
import { finalizeBody } from "../markdown/html/finalize-body"
import { repairLinks } from "../markdown/html/repair-links"
import { components, withProps } from "../model/body-components"
import { filledProps } from "../model/component-data"
import { site } from "../site.config"
import { fullAddress, type MarkdownContext } from "./entry-markdown"

/**
 * Body of an article as HTML for feeds: pictures have full addresses, and components read as in the
 * raw Markdown. A figure also shows its picture, which links to the figure on the page.
 */
export function feedHtml(entry: Entry, known: MarkdownContext): string {
  const { page, file } = entry
  const body = finalizeBody(page.body, {
    link: index => fullAddress(page.links[index]?.href ?? "", entry, known),
    image: index => {
      const image = page.images[index]
      return image ? imageHtml(image, fullAddress(image.src, entry, known)) : ""
    },
  })
  const repaired = repairLinks(body, known.repairs.get(file))
  const shown = withProps(withTabLabels(repaired), component => shownProps(component, entry, known))
  return bodyToHtml(shown, (component, children) => componentHtml(component, children, entry.path))
}

/** Copies labels from `Tabs` to its items, which are rendered one by one here. */
function withTabLabels(body: Body): Body {
  return body.map(node => {
    if (typeof node === "string") return node
    const children = withTabLabels(node.children)
    if (!("component" in node) || node.component !== "Tabs") return { ...node, children }
    const values = (node.props.values ?? []) as { value: string; label?: string }[]
    const labelOf = ({ value, label }: BodyComponent["props"]) =>
      label ?? values.find(one => one.value === value)?.label ?? value ?? ""
    return {
      ...node,
      children: withProps(children, ({ component, props }) =>
        component === "TabItem" ? { ...props, label: labelOf(props) } : props,
      ),
    }
  })
}

function imageHtml({ alt, title, width, height }: ImageReference, src: string): string {
  const attributes = { src, alt, title, width, height }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}="${escapeAttribute(String(value))}"`,
  )
  return `<img${written.join("")}>`
}

/** Props of a component with its data, and with full addresses of its pictures. */
function shownProps(
  { component: name, props }: BodyComponent,
  entry: Entry,
  known: MarkdownContext,
) {
  const component = components[name]
  const filled = { ...props, ...filledProps(name, entry, known.content, known.drawn) }
  if (!component?.pictures) return filled as typeof props
  const pictures = Object.entries((props[component.pictures] ?? {}) as Record<string, string>)
  const addresses = pictures.map(([use, src]) => [use, fullAddress(src, entry, known)])
  return { ...props, [component.pictures]: Object.fromEntries(addresses) }
}

/** Placeholder for a component's children while its Markdown is converted to HTML. */
const inside = "\uFFFE"

function componentHtml(
  { component, props }: BodyComponent,
  children: string,
  path: string,
): string {
  const { toMarkdown, inline } = components[component] ?? {}
  if (!toMarkdown) return children
  const html = markdownHtml(toMarkdown(props, children === "" ? "" : inside))
  const own = inline ? html.replace(/^<p>([\s\S]*)<\/p>$/, "$1") : html
  return figurePicture(props, path) + own.replace(/<p>\uFFFE<\/p>|\uFFFE/, () => children)
}

/** Picture of a figure, linked to the figure; another step writes the picture's file. */
function figurePicture({ title, caption }: Record<string, Json>, path: string): string {
  if (typeof title !== "string" || typeof caption !== "string") return ""
  const src = pictureUrl(site.url, figurePicturePath(path, figureId(title)))
  const href = absoluteUrl(site.url, `${path}#${figureAnchor(title)}`)
  return `<p><a href="${href}"><img src="${src}" alt="${escapeAttribute(title)}"></a></p>`
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze()

function markdownHtml(markdown: string): string {
  const tree = parser.runSync(parser.parse(markdown) as Root)
  return toHtml(tree, { allowDangerousHtml: true }).trim()
}
