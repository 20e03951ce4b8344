import { z } from "zod"
import type { DataPage } from "../content/tree/content-tree"

/** What tools know of the site. */
export interface ToolSite {
  /** Origin of the addresses that tools answer with. */
  url: string
  /** Every page as Markdown, by its path. */
  pages: ReadonlyMap<string, string>
  contracts: readonly DataPage[]
  search(query: string, section: string | undefined, count: number): FoundText[]
}

/** A passage that answers a search. */
export interface FoundText {
  /** Titles from the page's inwards. */
  title: string
  /** Path with its anchor. */
  path: string
  section: string
  /** What must be said of the contracts that the page describes. */
  status?: string
  text: string
}

/** A tool as assistants see it, and what it does. Every sentence in its schema says units and what is left out. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** Markdown, or plain data. Throws a `ToolError` that says what to write instead. */
  run(input: unknown, site: ToolSite): string | object
}

/** Why a tool cannot answer, and what to write instead. */
export class ToolError extends Error {}

export function defineTool<Input extends z.ZodObject>(tool: {
  name: string
  title: string
  description: string
  input: Input
  run(input: z.output<Input>, site: ToolSite): string | object
}): Tool {
  return { ...tool, run: (input, site) => tool.run(tool.input.parse(input), site) }
}

/** Numbers with the digits that formulas are good for, so that answers read well. */
export const tidy = (value: number) => Number(value.toPrecision(9))

export const positive = (about: string) => z.number().positive().describe(about)
