import type { Comment, Element, ElementContent, Root, RootContent } from "hast"
import { sanitize } from "hast-util-sanitize"
import { anchorOfProps } from "../../content/schema/figure-anchor"
import type { Compilation } from "../compilation"
import { allowedTags, componentTag, schema, unwrappedTags } from "./allowed-html"
import { widestOf } from "./images"
import { videoHosts, videoOf } from "./video-embeds"

/**
 * Cleans a tree by the allow-list: comments are removed, frames of video hosts become click-to-load
 * players, and everything refused is reported. Slots become comments `slot:N` and components
 * elements `x-component`, which authors cannot write; hast-util-sanitize then cleans the whole tree
 * again.
 */
export function cleanHtml(tree: Root, compilation: Compilation): Root {
  const children = cleanAll(tree.children, compilation) as RootContent[]
  return sanitize({ type: "root", children }, schema) as Root
}

function cleanAll(
  nodes: readonly (ElementContent | RootContent)[],
  compilation: Compilation,
): ElementContent[] {
  return nodes.flatMap(node => cleanNode(node, compilation))
}

function cleanNode(node: ElementContent | RootContent, compilation: Compilation): ElementContent[] {
  switch (node.type) {
    case "text":
      return [node]
    case "slot":
      return [
        { type: "comment", value: `slot:${node.index}`, position: node.position } satisfies Comment,
      ]
    case "component": {
      const { name, props, position } = node
      const index = compilation.placed.push({ name, props, line: position?.start.line }) - 1
      const children = cleanAll(node.children, compilation)
      return [
        {
          type: "element",
          tagName: componentTag,
          properties: { dataIndex: index, id: anchorOfProps(props) },
          children,
          position,
        },
      ]
    }
    case "element":
      return cleanElement(node, compilation)
    default:
      return []
  }
}

const refusals: Record<string, string> = {
  style: "remove it; the site's own styles apply",
  svg: "save the drawing as a file and write `![What it shows](./drawing.svg)`",
  math: "write the formula in TeX between `$` signs",
  audio: "link to the file instead",
  form: "link to the form instead",
  button: "write a link instead",
}

/** Elements whose content is not text for readers. */
const emptied = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "embed",
  "applet",
  "noscript",
  "template",
  "svg",
  "math",
  "frame",
  "frameset",
  "link",
  "meta",
  "base",
  "title",
  "form",
  "button",
  "select",
  "textarea",
  "canvas",
  "audio",
  "portal",
])

function cleanElement(node: Element, compilation: Compilation): ElementContent[] {
  const { tagName } = node
  if (tagName === "iframe") return [...embed(node, compilation)]
  if (tagName === "script" && isTweetScript(node)) return []
  if (tagName === "center") {
    return cleanElement({ ...node, tagName: "div", properties: { align: "center" } }, compilation)
  }
  if (!allowedTags.has(tagName) || (tagName === "input" && node.properties.type !== "checkbox")) {
    if (!unwrappedTags.has(tagName)) refuse(node, compilation)
    return emptied.has(tagName) || tagName === "input" ? [] : cleanAll(node.children, compilation)
  }
  const properties = cleanProperties(node, compilation)
  const children = cleanAll(node.children, compilation)
  return [{ ...node, properties, children }]
}

function refuse(node: Element, compilation: Compilation): void {
  const { tagName } = node
  const component = Object.keys(compilation.components).find(
    name => name.toLowerCase() === tagName.toLowerCase(),
  )
  if (component) {
    const fix = "components work in MDX: rename the file so that it ends in `.mdx`"
    compilation.report(
      node,
      `\`<${component}>\` is a component, and this file is plain Markdown`,
      fix,
    )
    return
  }
  const fix = Object.hasOwn(refusals, tagName) ? refusals[tagName] : undefined
  compilation.reportBreach(
    "refused-html",
    node,
    `\`<${tagName}>\` is not allowed in content`,
    fix ?? "remove it, or write it as Markdown",
  )
}

function cleanProperties(node: Element, compilation: Compilation): Element["properties"] {
  const kept: Element["properties"] = {}
  for (const [name, given] of Object.entries(node.properties)) {
    const isSource = name === "src" || name === "poster"
    // `pathname://` is how Docusaurus names a static file.
    const value = isSource ? String(given).replace(/^pathname:\/{0,2}(?=\/)/i, "") : given
    // Our scripts read data attributes, so authors may not write them.
    if (/^data(?!Footnote)/.test(name)) continue
    if (/^on/i.test(name)) {
      const fix = "remove it; content cannot run scripts"
      compilation.reportBreach(
        "refused-html",
        node,
        `\`${name.toLowerCase()}\` of \`<${node.tagName}>\` is a script`,
        fix,
      )
    } else if (!isSafeSource(loadedFrom(name, value))) {
      const message = `\`${shorten(String(value))}\` is not an address that an element can load`
      compilation.report(node, message, "write a path or an address that starts with https://")
    } else if (name === "href" && !isSafeLink(String(value))) {
      const fix = "link to a path, an anchor, https://, mailto: or tel:"
      compilation.report(node, `a link to \`${shorten(String(value))}\` is not allowed`, fix)
    } else if (name === "name" && node.tagName === "a") {
      kept.id = String(value)
    } else kept[name] = value
  }
  return kept
}

/** Address that an attribute makes the browser load; empty if it loads nothing. */
function loadedFrom(name: string, value: unknown): string {
  if (name === "srcSet") return widestOf(value) ?? ""
  return name === "src" || name === "poster" ? String(value) : ""
}

function isSafeSource(src: string): boolean {
  const scheme = schemeOf(src)
  return scheme === undefined || scheme === "http" || scheme === "https"
}

const linkSchemes = new Set([undefined, "http", "https", "mailto", "tel", "pathname"])

function isSafeLink(href: string): boolean {
  return linkSchemes.has(schemeOf(href))
}

/** Scheme as a browser reads it: whitespace and control characters inside it are ignored. */
export function schemeOf(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, "")
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
}

function isTweetScript(node: Element): boolean {
  return /^(?:https?:)?\/\/platform\.(?:twitter|x)\.com\//.test(String(node.properties.src ?? ""))
}

function embed(node: Element, compilation: Compilation): ElementContent[] {
  const src = String(node.properties.src ?? "")
  const given = String(node.properties.title ?? "").trim()
  const video = videoOf(src)
  if (!video) {
    const fix = `link to the page instead; frames can show only videos from ${videoHosts.join(", ")}`
    const message = `a frame that shows \`${shorten(src)}\` is not allowed`
    compilation.reportBreach("unlisted-frame", node, message, fix)
    return src.trim() !== "" && isSafeLink(src) ? [frameLink(src, given, node)] : []
  }
  const title = given && !/^(?:youtube|vimeo|loom)? ?video player$/i.test(given) ? given : undefined
  const text = title ? `Watch “${title}” on ${video.host}` : `Watch the video on ${video.host}`
  return [
    {
      type: "element",
      tagName: "div",
      properties: {
        className: ["video-embed"],
        dataEmbedSrc: video.player,
        dataEmbedTitle: title ?? `${video.host} video`,
      },
      children: [
        {
          type: "element",
          tagName: "a",
          properties: { href: video.watch },
          children: [{ type: "text", value: text }],
        },
      ],
      position: node.position,
    },
  ]
}

/** A link to the page in a frame, named by the frame's title or else by its address. */
function frameLink(src: string, title: string, { position }: Element): Element {
  const value = title || shorten(src.replace(/^(?:https?:)?\/\//, ""))
  const properties = { href: src }
  return {
    type: "element",
    tagName: "a",
    properties,
    children: [{ type: "text", value }],
    position,
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
