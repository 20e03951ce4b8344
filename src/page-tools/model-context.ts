/**
 * The part of WebMCP that pages use to offer tools to an assistant in the browser. This draft API
 * has moved from `navigator` to `document`, where current browsers have it.
 * @see https://webmachinelearning.github.io/webmcp/
 */
export interface ModelContext {
  /** Newer browsers return a promise, which rejects if they refuse the tool. */
  registerTool(tool: ModelContextTool): Promise<void> | void
}

export interface ModelContextTool {
  name: string
  title?: string
  description: string
  inputSchema: object
  /** Resolves to a JSON value. Rejects with an error worded for the assistant. */
  execute(input: object): Promise<unknown>
  annotations: { readOnlyHint: boolean }
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext
  }
  interface Navigator {
    readonly modelContext?: ModelContext
  }
}
