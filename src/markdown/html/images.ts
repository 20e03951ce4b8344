import type { Comment, Element, ElementContent } from "hast"
import { visit } from "unist-util-visit"
import type { ImageReference } from "../../content/schema/body"
import { type Compilation, lineOf } from "../compilation"

/** Adds an image to `images` and returns its mark `<!--image:N-->`, in a span if it is aligned. */
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
      `the image \`${src}\` is not loaded over https`,
      "write https://, or save the image as a file",
    )
  }
  if (alt === undefined || alt === null) {
    const fix = 'describe it: `alt="What it shows"`; for decoration write `alt=""`'
    const message = `the image \`${src}\` has no alt text`
    compilation.reportBreach("missing-alt-text", node, message, fix)
  }
  if ((widestOf(node.properties.srcSet) ?? src) !== src) {
    const fix = "write the largest picture as `src`; the build makes all sizes"
    compilation.reportBreach("refused-html", node, "`srcset` of `<img>` is left out", fix)
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
  const side = align === "middle" ? "center" : align
  const isAligned = side === "left" || side === "right" || side === "center"
  const mode = node.properties.dataMode
  const className = [...(isAligned ? [`image-${side}`] : []), ...(mode ? [`only-${mode}`] : [])]
  if (className.length === 0) return [mark]
  return [{ type: "element", tagName: "span", properties: { className }, children: [mark] }]
}

/** Marks images that are inside a link or a control, and links that are inside another link. */
export function markLinked(node: Element): void {
  visit(node, "element", inner => {
    if (inner.tagName === "img") inner.properties.dataLinked = true
    const isNested = inner.tagName === "a" && node.tagName === "a" && inner !== node
    if (isNested && inner.properties.href) inner.properties.dataNested = true
  })
}

/**
 * Marks a paragraph of images only; a single image with a title becomes a figure with a caption.
 */
export function imageParagraph(node: Element): Element {
  const filled = node.children.filter(child => child.type !== "text" || child.value.trim() !== "")
  const only = filled.every(
    child => child.type === "element" && /^(?:img|picture)$/.test(child.tagName),
  )
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

/** Browsers load only https on https pages. `@site` is the project, as in Docusaurus. */
const addressOf = (src: string) => src.replace(/^http:/, "https:").replace(/^@site\/static\//, "/")

/** Address of the widest picture in a `srcset`; the build makes the smaller ones itself. */
export function widestOf(srcSet: unknown): string | undefined {
  const written = [srcSet ?? []].flat().join(", ")
  const candidates = [...written.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)]
  const widest = candidates.sort(([, , a = "1"], [, , b = "1"]) => Number(b) - Number(a))[0]
  return widest?.[1]
}

/**
 * Returns the images of a `<picture>`: one each for dark and light pages if it has such a source,
 * and styles show one of them. Sources for other formats are left out, since the build makes these;
 * sources for other conditions are reported.
 */
export function picturesOf(node: Element, compilation: Compilation): Element[] {
  const elements = node.children.filter(child => child.type === "element")
  const image = elements.find(({ tagName }) => tagName === "img")
  if (!image) return []
  const modes = new Map<string, string>()
  for (const source of elements.filter(({ tagName }) => tagName === "source")) {
    const media = String(source.properties.media ?? "")
    const [, mode] = /^\s*\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)\s*$/i.exec(media) ?? []
    const src = widestOf(source.properties.srcSet)
    if (mode && src) modes.set(mode.toLowerCase(), src)
    else if (media.trim() !== "" || !src) {
      const message = `the \`<source>\` of a picture with \`${media || "no"}\` condition is left out`
      const fix =
        'write `media="(prefers-color-scheme: dark)"` and `srcset`; the build makes all sizes'
      compilation.reportBreach("refused-html", source, message, fix)
    }
  }
  if (modes.size === 0) return [image]
  return ["light", "dark"].map(mode => {
    const src = modes.get(mode) ?? image.properties.src
    return { ...image, properties: { ...image.properties, src, dataMode: mode } }
  })
}
