import { z } from "zod"
import type { DataPage } from "../model/content-tree"

/** Access to the site for tools. */
export interface ToolSite {
  /** Origin of the addresses that tools return. */
  url: string
  /** Paths of the pages that have text. */
  paths(): Promise<readonly string[]>
  /** Returns a page as Markdown, or undefined if it does not exist. */
  page(path: string): Promise<string | undefined>
  contracts(): Promise<readonly ToolContract[]>
  search(query: string, section: string | undefined, count: number): Promise<readonly FoundText[]>
}

/** The data about a contract that tools use. */
export interface ToolContract extends Pick<DataPage, "path" | "name" | "version"> {
  reference: Pick<
    DataPage["reference"],
    "functions" | "changes" | "notice" | "bitLayouts" | "deployment"
  >
}

/** A passage that answers a search. */
export interface FoundText {
  /** Headings from the page's title down to the passage, joined by " > ". */
  title: string
  /** Path with its anchor. */
  path: string
  section: string
  /** Warning not to use the contracts that the page describes or whose addresses it prints. */
  status?: string
  text: string
}

/** Result of a tool: Markdown or plain data. */
export type ToolResult = string | object

/** A tool that assistants can call. Its schema states units and anything left out. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** Shape of the result; tools without one return Markdown. */
  output?: z.ZodObject
  /** @throws ToolError that says what to write instead */
  run(input: unknown, site: ToolSite): Promise<ToolResult>
}

/** Error that says why a tool cannot answer and what to write instead. */
export class ToolError extends Error {}

/** Result that a tool returns: data of its output schema, or Markdown if it has none. */
type ResultOf<Output> = Output extends z.ZodObject ? z.input<Output> : string

export function defineTool<
  Input extends z.ZodObject,
  Output extends z.ZodObject | undefined = undefined,
>(tool: {
  name: string
  title: string
  description: string
  input: Input
  output?: Output
  run(
    input: z.output<Input>,
    site: ToolSite,
  ): NoInfer<ResultOf<Output>> | Promise<NoInfer<ResultOf<Output>>>
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

/** Rounds to 9 significant digits, the precision of the formulas, to keep results readable. */
export const tidy = (value: number) => Number(value.toPrecision(9))

export const positive = (about: string) => z.number().positive().describe(about)
