/**
 * What of WebMCP is used: how a page offers tools to an assistant in the browser. A draft, under which the object has moved from
 * `navigator` to `document`, where today's browsers have it.
 * @see https://webmachinelearning.github.io/webmcp/
 */
export interface ModelContext {
  /** Newer browsers answer with a promise, which fails where the tool is refused. */
  registerTool(tool: ModelContextTool): Promise<void> | void
}

export interface ModelContextTool {
  name: string
  title?: string
  description: string
  inputSchema: object
  /** Any value that JSON can hold. Fails with words for the assistant. */
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
