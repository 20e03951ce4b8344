import type { Node } from "unist"
import type { Problem } from "../content/problem"
import type { Rule } from "../content/rules"
import type { ComponentImport, Json } from "../content/schema/body"
import type { Component, Components } from "../content/schema/component"
import type { References } from "../content/schema/references"
import type { DrawDiagram } from "./diagrams/draw-diagram"
import { type Highlight, withoutColours } from "./html/highlight"
import type { Dialect } from "./syntax/prepare-source"

/** Text of the files that code fences show, by name in the fence; undefined if missing. */
export type CodeFiles = Readonly<Record<string, string | undefined>>

/** State that the stages share while one page is compiled. */
export interface Compilation {
  file: string
  route: string
  /** The text as it is parsed; offsets of positions refer to it. */
  source: string
  dialect: Dialect
  components: Components
  /** Works that pages may cite. */
  references: References
  /** Works that this page names. */
  pageReferences: References
  /** Files from which fences of the page take their code. */
  codeFiles: CodeFiles
  /** Colors code in the languages of the page. */
  highlight: Highlight
  /** Draws diagrams; defined only if the page has one. */
  drawDiagram?: DrawDiagram
  /** Finished HTML (highlighted code, formulas) that no later stage reads. */
  slots: Slot[]
  /** Components of the page; elements `x-component` in the tree point here. */
  placed: { name: string; props: Record<string, Json>; line?: number }[]
  /** Components as written in the page whose props are valid. */
  checked: Map<Node, { name: string; component: Component; props: Record<string, Json> }>
  /** Literal props of all MDX elements, and the source of those that are code. */
  jsxProps: Map<Node, Record<string, Json>>
  jsxCode: Map<Node, string>
  /** Local names of accepted imports that differ from the usual ones. */
  aliases: Map<string, string>
  /** Values of imported names that refer to pictures. */
  constants: Map<string, string>
  /** True if the page may import components of the project. */
  mayImport: boolean
  /** Imported components, by their name in the page. */
  imports: Map<string, ComponentImport>
  /** Numbered formulas by label, for `\\eqref`. */
  equations: Map<string, { id: string; number: string }>
  problems: Problem[]
  /** Adds a problem that has no fallback. */
  report(where: Where, message: string, fix: string, field?: string): void
  /** Reports a broken rule; the page still compiles, with the fallback that rules.ts defines. */
  reportBreach(kind: Rule, where: Where, message: string, fix: string): void
}

export interface Slot {
  html: string
  /** Text used by search, excerpts, names and the word count. */
  text: string
  /** Text for ids of headings if it differs from `text`: a formula's TeX. */
  source?: string
  kind: "code" | "diagram" | "math" | "truncate"
}

/** A node with a position, or a line number. */
export type Where = Pick<Node, "position"> | number | undefined

export function startCompilation(
  start: Pick<
    Compilation,
    | "file"
    | "route"
    | "source"
    | "dialect"
    | "components"
    | "references"
    | "pageReferences"
    | "codeFiles"
    | "mayImport"
  >,
): Compilation {
  const problems: Problem[] = []
  return {
    ...start,
    highlight: withoutColours,
    slots: [],
    placed: [],
    checked: new Map(),
    jsxProps: new Map(),
    jsxCode: new Map(),
    aliases: new Map(),
    constants: new Map(),
    imports: new Map(),
    equations: new Map(),
    problems,
    report(where, message, fix, field) {
      problems.push({ file: start.file, line: lineOf(where), field, message, fix })
    },
    reportBreach(kind, where, message, fix) {
      problems.push({ file: start.file, line: lineOf(where), message, fix, kind })
    },
  }
}

export function lineOf(where: Where): number | undefined {
  return typeof where === "number" ? where : where?.position?.start.line
}
