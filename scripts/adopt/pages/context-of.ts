import type { Nodes } from "mdast"

export type Element = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

/**
 * Kind of content that can replace an element: blocks, text, the text of a table cell, or the
 * children of HTML tables and lists.
 */
export type Context = "block" | "inline" | "cell" | "rows" | "cells" | "items"

const ofTag: Record<string, Context> = {
  table: "rows",
  thead: "rows",
  tbody: "rows",
  tfoot: "rows",
  tr: "cells",
  ul: "items",
  ol: "items",
}

/** Tags of HTML that hold blocks; all others get text only. */
const boxes = /^(?:div|section|article|main|details|center|figure)$/

/**
 * @param ancestors from the root to the parent
 * @param around text of the element's lines before and after it
 */
export function contextOf(
  node: Element,
  ancestors: readonly Nodes[],
  around: { before: string; after: string },
): Context {
  const parent = ancestors.at(-1)
  const ownContext = isElement(parent) ? ofTag[parent.name ?? ""] : undefined
  if (ownContext) return ownContext
  if (ancestors.some(({ type }) => type === "tableCell")) return "cell"
  const isText = ancestors.some(
    each =>
      each.type === "heading" ||
      (isElement(each) && /^[a-z]/.test(each.name ?? "") && !boxes.test(each.name ?? "")),
  )
  const isAlone =
    node.type === "mdxJsxFlowElement" || parent?.type !== "paragraph" || isOnly(parent)
  const ownLines = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(around.before)
  return !isText && isAlone && ownLines && around.after.trim() === "" ? "block" : "inline"
}

/** Returns true for a paragraph that holds one element and no text of its own. */
const isOnly = ({ children }: Extract<Nodes, { type: "paragraph" }>) =>
  children.filter(isElement).length === 1 &&
  children.every(each => isElement(each) || (each.type === "text" && each.value.trim() === ""))

export const isElement = (node: Nodes | undefined): node is Element =>
  node?.type === "mdxJsxFlowElement" || node?.type === "mdxJsxTextElement"

/**
 * Prefix that keeps later lines in the same list item or quotation as text that begins after
 * `before` on its line.
 */
export const linePrefix = (before: string): string => before.replace(/[^\s>]/g, " ")

/** Joins lines so that all of them stay in the container of the first. */
export const inContainer = (lines: readonly string[], before: string): string =>
  lines
    .map((line, index) => (index === 0 ? line : `${linePrefix(before)}${line}`.trimEnd()))
    .join("\n")
