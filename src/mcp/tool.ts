import { z } from "zod"
import type { DataPage } from "../model/content-tree"

/** What tools know of the site. */
export interface ToolSite {
  /** Origin of the addresses that tools answer with. */
  url: string
  /** Addresses of the pages that have a text. */
  paths(): Promise<readonly string[]>
  /** A page as Markdown; undefined where there is none. */
  page(path: string): Promise<string | undefined>
  contracts(): Promise<readonly ToolContract[]>
  search(query: string, section: string | undefined, count: number): Promise<readonly FoundText[]>
}

/** What tools know of a contract. */
export interface ToolContract extends Pick<DataPage, "path" | "name" | "version"> {
  reference: Pick<
    DataPage["reference"],
    "functions" | "changes" | "notice" | "bitLayouts" | "deployment"
  >
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

/** What a tool answers with: Markdown, or plain data. */
export type ToolResult = string | object

/** A tool as assistants see it, and what it does. Every sentence in its schema says units and what is left out. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** Fails with a `ToolError` that says what to write instead. */
  run(input: unknown, site: ToolSite): Promise<ToolResult>
}

/** Why a tool cannot answer, and what to write instead. */
export class ToolError extends Error {}

export function defineTool<Input extends z.ZodObject>(tool: {
  name: string
  title: string
  description: string
  input: Input
  run(input: z.output<Input>, site: ToolSite): ToolResult | Promise<ToolResult>
}): Tool {
  return {
    ...tool,
    run: async (input, site) => {
      const read = tool.input.safeParse(input)
      if (!read.success) throw new ToolError(z.prettifyError(read.error))
      return tool.run(read.data, site)
    },
  }
}

/** Numbers with the digits that formulas are good for, so that answers read well. */
export const tidy = (value: number) => Number(value.toPrecision(9))

export const positive = (about: string) => z.number().positive().describe(about)
