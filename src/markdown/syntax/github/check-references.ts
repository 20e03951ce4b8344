import type { Definition, FootnoteDefinition, LinkReference, Root, Text } from "mdast"
import { visit } from "unist-util-visit"
import type { Compilation } from "../../compilation"

/**
 * Reports unused footnotes, and references to undefined footnotes and addresses. Brackets that may
 * be meant as text, such as `[0]` and `[sic]`, are allowed.
 */
export function checkReferences(tree: Root, compilation: Compilation): void {
  const definitions = new Map<string, FootnoteDefinition | Definition>()
  const used = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (node.type === "text" && node.value.includes("[")) checkText(node, compilation)
    if (node.type === "footnoteReference") used.add(node.identifier)
    if (node.type === "linkReference" && isSpacedNote(node) && parent && index !== undefined)
      parent.children[index] = { type: "text", value: `[${node.label}]`, position: node.position }
    if (node.type === "footnoteDefinition" || node.type === "definition")
      checkDefinition(node, definitions, compilation)
  })
  for (const node of definitions.values()) {
    if (node.type === "definition" || used.has(node.identifier)) continue
    const message = `no text refers to the footnote \`[${nameOf(node)}]\``
    const fix = `write \`[${nameOf(node)}]\` in the text, or remove the footnote`
    compilation.reportBreach("unused-definition", node, message, fix)
  }
}

function checkDefinition(
  node: FootnoteDefinition | Definition,
  known: Map<string, FootnoteDefinition | Definition>,
  compilation: Compilation,
): void {
  if (isSpacedNote(node)) tellSpacedNote(node.label ?? "", node, compilation)
  const first = known.get(keyOf(node))
  if (!first) known.set(keyOf(node), node)
  // Comments are often written as link definitions: `[//]: # (comment)`.
  else if (node.type !== "definition" || "children" in first || first.url !== node.url) {
    const message = `\`[${nameOf(node)}]:\` is defined twice`
    const fix = "rename one of them"
    compilation.reportBreach("unused-definition", node, message, fix)
  }
}

type Named = FootnoteDefinition | Definition | LinkReference

const nameOf = ({ type, label }: Named) => (type === "footnoteDefinition" ? `^${label}` : label)
const keyOf = ({ type, identifier }: Named) =>
  type === "footnoteDefinition" ? `^${identifier}` : identifier

/** True for a supposed footnote whose name has a space, so that it is parsed as a link. */
const isSpacedNote = ({ type, label }: Named) => type !== "footnoteDefinition" && label?.[0] === "^"

function tellSpacedNote(
  label: string,
  where: Parameters<Compilation["reportBreach"]>[1],
  { reportBreach }: Compilation,
): void {
  const fix = `write \`[${label.trim().replace(/\s+/g, "-")}]\` both there and in front of the note`
  const message = `the name of the footnote \`[${label}]\` has a space`
  reportBreach("unknown-reference", where, message, fix)
}

/** Matches a footnote, the label of a link after its text, and an address in parentheses. */
const brackets = /(?<!\\)(?:\[\^([^[\]\n]+)\]|\]\[([^[\]\n]*)\]|\]\(([^()"'\n]*\s[^()"'\n]*)\))/g

/** Reports brackets that are still text, and so are not references. */
function checkText({ value, position }: Text, compilation: Compilation): void {
  const { start, end } = position ?? {}
  const written = position ? compilation.source.slice(start?.offset, end?.offset) : value
  for (const { index, 0: found, 1: note, 2: label, 3: address } of written.matchAll(brackets)) {
    const line = start && start.line + written.slice(0, index).split("\n").length - 1
    if (note !== undefined) checkNote(note, line, compilation)
    else if (address !== undefined) {
      if (!/^(?:\.{0,2}\/|#|https?:)|\.(?:mdx?|pdf|png|jpe?g|gif|svg|webp|avif)$/.test(address))
        continue
      const fix = `write \`%20\` for each space: \`(${address.trim().replaceAll(" ", "%20")})\``
      const message = `the address \`(${address})\` has a space, so it is not a link`
      compilation.reportBreach("unknown-reference", line, message, fix)
    } else if (
      label !== undefined &&
      isLinkText(written.slice(0, index), written[index + found.length])
    ) {
      const fix = "write `[label]: address` on a line of its own, or `\\[` for plain brackets"
      const message = label
        ? `no address has the label \`[${label}]\``
        : "the text before `[]` is not the label of an address"
      compilation.reportBreach("unknown-reference", line, message, fix)
    }
  }
}

function checkNote(name: string, line: number | undefined, compilation: Compilation): void {
  // Symbols, and ranges such as `a-z`, are characters that a pattern excludes.
  if (!/^[\p{L}\p{N}]/u.test(name) || /^(?:.-.|[^\p{L}\p{N}])+$/u.test(name)) return
  if (/\s/.test(name)) {
    tellSpacedNote(`^${name}`, line, compilation)
    return
  }
  const fix = `write \`[^${name}]: what it says\` on a line of its own, or \`\\[^${name}]\` for plain brackets`
  compilation.reportBreach("unknown-reference", line, `there is no footnote \`[^${name}]\``, fix)
}

/** True for words in brackets. Next to a word or other brackets, these may be an index or a key. */
function isLinkText(before: string, after: string | undefined): boolean {
  if (after === "[") return false
  const at = before.lastIndexOf("[")
  if (at < 0) return true
  if (before[at - 1] === "\\") return false
  return /\p{L}/u.test(before.slice(at)) && !/[\p{L}\p{N}_\])]$/u.test(before.slice(0, at))
}
