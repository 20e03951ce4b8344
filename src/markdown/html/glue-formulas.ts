import type { Element, ElementContent, Parents, Root } from "hast"
import type { Compilation } from "../compilation"
import { slotOf } from "../text/tree-text"

/** Punctuation before a formula, and after it: closing marks, the "th" of "nth", a hyphen. */
const opening = /[([{“‘"'≈~±]+$/
const closing = /^(?:[-–.,;:!?)\]}”’"'%…]+|(?:th|st|nd|rd|s)\b[.,;:!?)]*)/

/**
 * Keeps brackets and punctuation on the line of their formula: browsers may break a line next to a
 * formula as next to a picture, and would begin lines with "." and ")". Works in place, on the
 * clean tree.
 */
export function glueFormulas(parent: Root | Element, compilation: Compilation): void {
  const isFormula = (node: ElementContent) =>
    node.type === "comment" && slotOf(node.value, compilation)?.kind === "math"
  const children = parent.children as ElementContent[]
  for (const child of children) {
    if (child.type === "element" && !isDisplay(child)) glueFormulas(child, compilation)
  }
  if (children.some(isFormula)) (parent as Parents).children = glued(children, isFormula)
}

function glued(
  nodes: ElementContent[],
  isFormula: (node: ElementContent) => boolean,
): ElementContent[] {
  const result: ElementContent[] = []
  const left = [...nodes]
  for (let node = left.shift(); node; node = left.shift()) {
    if (!isFormula(node)) {
      result.push(node)
      continue
    }
    const before = cut(result.at(-1), opening)
    const after = cut(left[0], closing)
    result.push(before || after ? together(before, node, after) : node)
  }
  return result
}

/** Removes the part of a text that matches the pattern, and returns it. */
function cut(node: ElementContent | undefined, pattern: RegExp): string {
  if (node?.type !== "text") return ""
  const [part] = pattern.exec(node.value) ?? [""]
  node.value = node.value.replace(pattern, "")
  return part
}

function together(before: string, formula: ElementContent, after: string): Element {
  const text = (value: string): ElementContent[] => (value ? [{ type: "text", value }] : [])
  return {
    type: "element",
    tagName: "span",
    properties: { className: ["math-joined"] },
    children: [...text(before), formula, ...text(after)],
  }
}

function isDisplay({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes("math-display")
}
