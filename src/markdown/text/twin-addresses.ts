import type { Nodes } from "mdast"
import type { Json } from "../../content/schema/body"
import { addressMark } from "../../content/twin-marks"
import { escapeAttribute } from "../../lib/escape-html"
import type { Edit, Span } from "./twin-source"

const destination = String.raw`<(?:\\.|[^<>\\\n])*>|(?:\\.|[^\\\s()]|\((?:\\.|[^\\\s()])*\))+`
const title = String.raw`\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\))`
const resource = new RegExp(`(\\]\\(\\s*)(${destination})(?=(?:${title})?\\s*\\)$)`)
const definition = new RegExp(`^(\\[(?:\\\\.|[^\\]\\\\])+\\]:\\s*)(${destination})`)

/** Edits that replace a node's own addresses by marks, unless these are absolute. */
export function addressEdits(node: Nodes, source: string, { start, end }: Span): Edit[] {
  if (node.type === "html") return attributeEdits(source.slice(start, end), start)
  if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return []
  if (isWhole(node.url)) return []
  const pattern = node.type === "definition" ? definition : resource
  const [, before = "", written = "", index] = at(pattern.exec(source.slice(start, end)))
  if (index === undefined) return []
  const from = start + index + before.length
  return [{ start: from, end: from + written.length, text: addressMark(node.url) }]
}

const at = (match: RegExpExecArray | null) =>
  match ? ([match[0], match[1], match[2], match.index] as const) : []

const attribute = /\b(href|src|poster|srcset)=("[^"]*"|'[^']*'|[^\s"'=<>`]+)/gi

function attributeEdits(html: string, start: number): Edit[] {
  return [...html.matchAll(attribute)].flatMap(
    ({ 0: whole, 1: name = "", 2: quoted = "", index }) => {
      const value = quoted.replace(/^(["'])(.*)\1$/s, "$2").replaceAll("&amp;", "&")
      const text = `${name}="${marked(name, value)}"`
      return text === whole
        ? []
        : [{ start: start + index, end: start + index + whole.length, text }]
    },
  )
}

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

/** The opening tag of an MDX element as HTML; a void element is replaced as a whole. */
export function openingTag(
  { name, attributes, children }: JsxElement,
  props: Record<string, Json> = {},
  { start, end }: Span,
): Edit | undefined {
  const first = children[0]?.position?.start.offset
  if (attributes.length === 0 && first !== undefined) return undefined
  const written = Object.entries(props).flatMap(([prop, value]) => {
    if (value === true) return ` ${attributeName(prop)}`
    if (typeof value !== "string" && typeof value !== "number") return []
    return ` ${attributeName(prop)}="${marked(prop, escapeAttribute(String(value)))}"`
  })
  const tag = `<${name}${written.join("")}>`
  return first === undefined
    ? { start, end, text: isVoid.test(name ?? "") ? tag : `${tag}</${name}>` }
    : { start, end: first, text: tag }
}

const isVoid = /^(?:br|hr|img|input|source|wbr|col)$/

/** HTML names of props: `srcSet` and `colSpan` are lowercase. */
const attributeName = (prop: string) => (prop === "htmlFor" ? "for" : prop.toLowerCase())

/** The value of an attribute, with its addresses replaced by marks. */
function marked(name: string, value: string): string {
  if (/^srcset$/i.test(name))
    return value.replace(/(^|,\s+)(\S+)/g, (_, before: string, address: string) => {
      return before + markOf(address)
    })
  return /^(?:href|src|poster)$/i.test(name) ? markOf(value) : value
}

const markOf = (address: string) => (isWhole(address) ? address : addressMark(address))

/** True for addresses that do not depend on the page: of other sites, and anchors of the text. */
const isWhole = (address: string) =>
  address === "" || /^(?:#|(?!pathname:)[a-z][a-z\d+.-]*:)/i.test(address)
