import type { Node } from "unist"
import type { Problem } from "../content/problem"
import type { Rule } from "../content/rules"
import type { ComponentImport, Json } from "../content/schema/body"
import type { Component, Components } from "../content/schema/component"
import type { References } from "../content/schema/references"
import type { DrawDiagram } from "./diagrams/draw-diagram"
import { type Highlight, withoutColours } from "./html/highlight"
import type { Dialect } from "./syntax/prepare-source"

/** Text of the files that fences show, by the name they give; undefined where there is no such file. */
export type CodeFiles = Readonly<Record<string, string | undefined>>

/** What the stages share while one page is compiled. */
export interface Compilation {
  file: string
  route: string
  /** The text as it is parsed; offsets of positions count in it. */
  source: string
  dialect: Dialect
  components: Components
  /** Works that pages may cite. */
  references: References
  /** Those of them that this page names. */
  pageReferences: References
  /** Files that fences of the page take their code from. */
  codeFiles: CodeFiles
  /** Colours code in the languages of the page. */
  highlight: Highlight
  /** Draws diagrams; there only where the page has one. */
  drawDiagram?: DrawDiagram
  /** Finished HTML (highlighted code, formulas) that no later stage looks into. */
  slots: Slot[]
  /** Components of the page; elements `x-component` in the tree point here. */
  placed: { name: string; props: Record<string, Json>; line?: number }[]
  /** Components as written whose props are right. */
  checked: Map<Node, { name: string; component: Component; props: Record<string, Json> }>
  /** Literal props of all elements of MDX, and the code of those that are code. */
  jsxProps: Map<Node, Record<string, Json>>
  jsxCode: Map<Node, string>
  /** Local names of accepted imports, where they differ from the usual ones. */
  aliases: Map<string, string>
  /** What imported names stand for where they name a picture. */
  constants: Map<string, string>
  /** Whether the page may import components of the project. */
  mayImport: boolean
  /** Those that it imports, by their name in the page. */
  imports: Map<string, ComponentImport>
  /** Numbered formulas by label, for `\\eqref`. */
  equations: Map<string, { id: string; number: string }>
  problems: Problem[]
  /** Notes what can't be right. */
  report(where: Where, message: string, fix: string, field?: string): void
  /** Notes a broken rule; the page goes on with what rules.ts says that readers get instead. */
  reportBreach(kind: Rule, where: Where, message: string, fix: string): void
}

export interface Slot {
  html: string
  /** What search, excerpts, names and the word count see. */
  text: string
  /** What ids of headings are made of where that is not the text: a formula's TeX. */
  source?: string
  kind: "code" | "diagram" | "math" | "truncate"
}

/** A node with a position, or a line itself. */
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
