import type { Comment, Element, ElementContent } from "hast"
import { visit } from "unist-util-visit"
import type { ImageReference } from "../../content/schema/body"
import { type Compilation, lineOf } from "../compilation"

/** Notes an image in `images` and leaves its mark `<!--image:N-->`, in a span where it was aligned. */
export function placeImage(
  node: Element,
  images: ImageReference[],
  compilation: Compilation,
): ElementContent[] {
  const { src, alt, title, width, height, align } = node.properties
  if (typeof src !== "string" || src.trim() === "") {
    compilation.report(node, "an image has no address", "write `![What it shows](./image.png)`")
    return []
  }
  if (src.trim().startsWith("http:")) {
    compilation.reportBreach(
      "insecure-picture",
      node,
      `the image \`${src}\` is not loaded by https`,
      "write https:// or save the image as a file",
    )
  }
  if (alt === undefined || alt === null) {
    const fix = 'describe it: `alt="What it shows"`; for mere decoration write `alt=""`'
    const message = `the image \`${src}\` has no alt text`
    compilation.reportBreach("missing-alt-text", node, message, fix)
  }
  const reference: ImageReference = { src: addressOf(src.trim()), alt: String(alt ?? "") }
  if (typeof title === "string" && title !== "") reference.title = title
  const size = { width: pixels(width), height: pixels(height) }
  if (size.width) reference.width = size.width
  if (size.height) reference.height = size.height
  if (node.properties.dataLinked) reference.linked = true
  const line = lineOf(node)
  if (line) reference.line = line
  const mark: Comment = { type: "comment", value: `image:${images.push(reference) - 1}` }
  if (align !== "left" && align !== "right" && align !== "center" && align !== "middle")
    return [mark]
  const side = align === "middle" ? "center" : align
  return [
    {
      type: "element",
      tagName: "span",
      properties: { className: [`image-${side}`] },
      children: [mark],
    },
  ]
}

/** Notes at images that they stand in a link or a control, and at links that they stand in another. */
export function markLinked(node: Element): void {
  visit(node, "element", inner => {
    if (inner.tagName === "img") inner.properties.dataLinked = true
    const isNested = inner.tagName === "a" && node.tagName === "a" && inner !== node
    if (isNested && inner.properties.href) inner.properties.dataNested = true
  })
}

/** A paragraph of nothing but images is marked; one image with a title becomes a figure with a caption. */
export function imageParagraph(node: Element): Element {
  const filled = node.children.filter(child => child.type !== "text" || child.value.trim() !== "")
  const only = filled.every(child => child.type === "element" && child.tagName === "img")
  if (!only || filled.length === 0) return node
  const [image] = filled
  const title = image?.type === "element" ? image.properties.title : undefined
  if (filled.length > 1 || typeof title !== "string" || title === "") {
    return { ...node, properties: { ...node.properties, className: ["image"] } }
  }
  if (image?.type === "element") delete image.properties.title
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: title }],
  }
  return {
    ...node,
    tagName: "figure",
    properties: { className: ["image"] },
    children: [...filled, caption],
  }
}

function pixels(value: unknown): number | undefined {
  const match = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/.exec(String(value ?? ""))
  return match ? Number(match[1]) || undefined : undefined
}

/** Browsers load nothing but https on a page that was loaded so. `@site` is the project, as in Docusaurus. */
const addressOf = (src: string) => src.replace(/^http:/, "https:").replace(/^@site\/static\//, "/")
