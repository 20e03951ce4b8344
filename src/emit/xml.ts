/**
 * Element as data for a small XML writer. feedsmith 3.0.1 could write the feeds, but pads texts
 * (findings/feedsmith-padded-text.sh), keeps characters that XML forbids, and has no `xml:lang`.
 */

export interface XmlElement {
  name: string
  attributes: Record<string, string | undefined>
  children: XmlNode[]
}

/** Text is escaped; `{ html }` is wrapped in CDATA, for feeds that carry whole articles. */
export type XmlNode = string | { html: string } | XmlElement

export function element(
  name: string,
  attributes: XmlElement["attributes"] = {},
  ...children: XmlNode[]
): XmlElement {
  return { name, attributes, children }
}

/** Element that contains only text. */
export const textElement = (name: string, text: string) => element(name, {}, text)

/** XML document with its declaration; elements that contain only elements are indented. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${write(root, "")}\n`
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join("")
  const open = `${indent}<${name}${written}`
  if (children.length === 0) return `${open}/>`
  if (children.every(isElement)) {
    const inner = children.map(child => write(child, `${indent}  `)).join("\n")
    return `${open}>\n${inner}\n${indent}</${name}>`
  }
  const inner = children.map(child => (isElement(child) ? write(child, "") : writeText(child)))
  return `${open}>${inner.join("")}</${name}>`
}

function writeText(node: string | { html: string }): string {
  if (typeof node === "string") return escapeXml(node)
  return `<![CDATA[${allowedCharacters(node.html).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`
}

function isElement(node: XmlNode): node is XmlElement {
  return typeof node === "object" && "name" in node
}

/** Escapes text for element content and attribute values. */
export function escapeXml(text: string): string {
  return allowedCharacters(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}

/**
 * Removes characters that XML 1.0 forbids even when escaped: control characters other than tab and
 * line breaks, and unpaired surrogates.
 */
function allowedCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
}
