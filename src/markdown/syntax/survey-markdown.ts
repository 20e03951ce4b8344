import type { Nodes, Root } from "mdast"
import { visit } from "unist-util-visit"
import type { VFile } from "vfile"
import type { Compilation } from "../compilation"

export interface Survey {
  /** Fence languages in use. */
  languages: Set<string>
  /** True if the text contains raw HTML. */
  html: boolean
}

/** Finds what later stages must load, and reports mistakes that only show in the tree. */
export function surveyMarkdown(tree: Root, source: VFile, compilation: Compilation): Survey {
  const survey: Survey = { languages: new Set(), html: false }
  const text = String(source.value)
  visit(tree, node => {
    switch (node.type) {
      case "html":
        survey.html = true
        break
      case "code":
        noteLanguage(node.lang, survey)
        break
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        noteLanguage(attributeOf(node, "language"), survey)
        break
      case "image":
      case "imageReference":
        checkAlt(node, compilation)
        break
      case "paragraph":
        if (/^:::/m.test(writtenAs(node, text))) {
          const fix =
            "write `:::note` or `:::note[Title]` on a line of its own, and `:::` below the text"
          compilation.report(node, "a line with `:::` is not an admonition", fix)
        }
        break
      case "text":
        if (node.value.includes("$$")) checkDollars(node, text, compilation)
        break
    }
  })
  return survey
}

function noteLanguage(language: string | null | undefined, { languages }: Survey): void {
  if (language) languages.add(language)
}

/** Value of an attribute that is plain text. */
function attributeOf({ attributes }: { attributes: readonly object[] }, name: string) {
  const attribute = attributes.find(each => "name" in each && each.name === name)
  if (!attribute || !("value" in attribute)) return undefined
  return typeof attribute.value === "string" ? attribute.value : undefined
}

function checkAlt(node: Extract<Nodes, { alt?: unknown }>, compilation: Compilation): void {
  if (node.alt?.trim()) return
  const src = node.type === "image" ? node.url : node.identifier
  const fix = 'write `![What it shows](…)`; for decoration write `<img src="…" alt="">`'
  const message = `the image \`${src}\` has no alt text`
  compilation.reportBreach("missing-alt-text", node, message, fix)
}

function checkDollars(node: Nodes, text: string, compilation: Compilation): void {
  const written = writtenAs(node, text)
  const at = written.search(/(?<!\\)\$\$/)
  if (at < 0) return
  const line = (node.position?.start.line ?? 1) + written.slice(0, at).split("\n").length - 1
  const fix = "write `$$` below the formula, or `\\$\\$` for two dollar signs"
  compilation.report(line, "`$$` opens a formula that is never closed", fix)
}

function writtenAs({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
