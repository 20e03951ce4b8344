import { admonitionKindOf } from "../site-compiler"
import type { Context } from "./context-of"
import { asMarkdown, comment } from "./page-values"

/** An unknown component as it is written. */
export interface Written {
  name: string
  /** Its props that are strings or numbers. */
  props: Record<string, string>
  /** Its source without children. */
  tag: string
}

/** Props that set looks or behavior and contain nothing to read. */
const settings =
  /^(?:class(?:Name)?|style|id|key|ref|width|height|size|variant|colou?r|align|theme|icon|type|kind|lang|language|target|rel|loading|role|position|layout|as|margin|padding|groupId|queryString|defaultValue|mode|open|data-.*|aria-.*)$/

const pictureName = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i
const isAddress = (text: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|\.{1,2}\/)\S+$/.test(text)
/** Returns true for on-chain addresses, digests, and similar. */
const isCode = (text: string) => /^0x[\da-f]+$/i.test(text)

/** The heading and the texts of a component's props, in Markdown. */
export function partsOf({ props }: Written): { title?: string; texts: string[] } {
  const titleKey = ["summary", "title", "label", "heading", "name"].find(key => props[key])
  const linkKey = ["href", "to", "url", "link"].find(key => isAddress(props[key] ?? ""))
  const pictureKey = Object.keys(props).find(key => pictureName.test(props[key] ?? ""))
  const title = titleKey ? props[titleKey] : undefined
  const texts: string[] = []
  if (pictureKey && isAddress(props[pictureKey] ?? ""))
    texts.push(`![${asMarkdown(props.alt ?? props.caption ?? "")}](${props[pictureKey]})`)
  for (const [key, value] of Object.entries(props)) {
    const isShown = key === titleKey || key === linkKey || key === pictureKey || key === "alt"
    if (isShown || settings.test(key) || value.trim() === "") continue
    texts.push(isCode(value) ? `\`${value}\`` : asMarkdown(value))
  }
  if (!linkKey) return { title: title && shown(title), texts }
  const address = (props[linkKey] ?? "").replace(/[()\s]/g, encodeURIComponent)
  return { texts: [`[${asMarkdown(title ?? address)}](${address})`, ...texts] }
}

const shown = (text: string) => (isCode(text) ? `\`${text}\`` : asMarkdown(text))

/**
 * Replacement for a component without text: the text of its props, or a note with its name. Its
 * code stays in a comment.
 * @returns lines
 */
export function showEmpty(written: Written, context: Context): string[] {
  const { title, texts } = partsOf(written)
  const kept = comment(written.tag)
  if (context === "block") {
    const box = boxOf(written)
    if (!title && texts.length === 0) return [...noteOf(written.name), kept, "", ":::"]
    const body = texts.flatMap((text, index) => (index === 0 ? [text] : ["", text]))
    if (box) return [`:::${box}${title ? `[${title}]` : ""}`, "", ...body, "", kept, "", ":::"]
    const heading = title ? [`**${title}**`, ...(body.length > 0 ? [""] : [])] : []
    return [...heading, ...body, "", kept]
  }
  const text = [title, ...texts].filter(Boolean).join(", ") || `\`${written.name}\``
  return [around(`${text} ${kept.replace(/\s*\n\s*/g, " ")}`, context)]
}

const noteOf = (name: string) => [
  `:::caution[${name}]`,
  "",
  `Here stood the component \`${name}\` of the former site.`,
  "",
]

/** Wraps or escapes text as its context requires. */
function around(text: string, context: Context): string {
  switch (context) {
    case "rows":
      return `<tr><td>${text}</td></tr>`
    case "cells":
      return `<td>${text}</td>`
    case "items":
      return `<li>${text}</li>`
    case "cell":
      return text.replaceAll("\\|", "|").replaceAll("|", "\\|")
    default:
      return text
  }
}

/** Lines before and after the text of a component. */
export function showAround(
  written: Written,
  context: Context,
  colons: string,
): { before: string[]; after: string[] } {
  const { title, texts } = partsOf(written)
  const box = boxOf(written)
  const hasAttributes = written.tag.replace(/^<[\w.]+\s*\/?>?/, "").replace(/>$/, "") !== ""
  const kept = hasAttributes ? [comment(written.tag)] : []
  if (context !== "block") {
    const text = [title, ...texts].filter(Boolean).join(", ")
    const lead = context === "cell" || context === "inline" ? text : ""
    const code = kept.map(each => each.replace(/\s*\n\s*/g, " ")).join("")
    const before = `${lead ? `${lead}: ` : ""}`
    return { before: [around(before, context)], after: [around(code, context)] }
  }
  const spaced = texts.flatMap(text => [text, ""])
  const comments = kept.flatMap(each => [each, ""])
  if (box)
    return {
      before: [`${colons}${box}${title ? `[${title}]` : ""}`, "", ...comments, ...spaced],
      after: ["", colons],
    }
  if (written.props.summary && title)
    return {
      before: ["<details>", `<summary>${title}</summary>`, "", ...comments, ...spaced],
      after: ["", "</details>"],
    }
  return { before: [...(title ? [`**${title}**`, ""] : []), ...comments, ...spaced], after: [] }
}

/** Kind of the admonition that a component's `type` names. */
const boxOf = ({ props }: Written) =>
  admonitionKindOf(props.type ?? "") ?? admonitionKindOf(props.kind ?? "")
