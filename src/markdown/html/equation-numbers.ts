import type { Root } from "mdast"
import { visit } from "unist-util-visit"
import type { Compilation } from "../compilation"

/**
 * Numbers the display formulas that have a `\\label{…}`, from 1 unless they have a `\\tag{…}` of
 * their own. Turns `$\\eqref{…}$` into a link to them; `\\ref` gives the number without brackets.
 */
export function numberEquations(tree: Root, compilation: Compilation): void {
  const numbers = new Map<string, string>()
  let count = 0
  visit(tree, "math", node => {
    const labels = [...node.value.matchAll(label)].map(match => match[1] ?? "")
    const [first] = labels
    if (first === undefined) return
    const tag = /\\tag\{([^{}]+)\}/.exec(node.value)?.[1]
    const number = tag ?? String(++count)
    for (const name of labels) {
      if (numbers.has(name))
        compilation.report(node, `the label \`${name}\` is used twice`, "rename one of them")
      numbers.set(name, number)
    }
    node.value = node.value.replace(label, "").trim()
    if (tag === undefined) node.value += ` \\tag{${number}}`
    node.data = { ...node.data, equationId: equationId(first) }
    for (const name of labels) compilation.equations.set(name, { id: equationId(first), number })
  })
}

const label = /\\label\{([^{}]+)\}/g

/** Converts `eq:price` to `eq-price`. */
export function equationId(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-")
  return plain.startsWith("eq-") ? plain : `eq-${plain}`
}
