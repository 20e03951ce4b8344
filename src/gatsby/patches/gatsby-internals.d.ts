/** Gatsby's search for queries ships no types. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: (error: object) => void): Promise<object | null>
  }
}

/** Nor the two runs of webpack of a build. */
declare module "gatsby/dist/commands/build-javascript" {
  export interface Run {
    /** Of the run that bundles the code that renders pages. */
    rendererPath?: string
    stats: {
      hash: string | null
      hasWarnings(): boolean
      compilation?: import("webpack").Compilation | import("@rspack/core").Compilation
    }
    close(): Promise<void>
  }
  const commands: {
    buildProductionBundle(program: { directory: string }, ...rest: unknown[]): Promise<Run>
  }
  export default commands
}

declare module "gatsby/dist/commands/build-html" {
  import type { Run } from "gatsby/dist/commands/build-javascript"

  const commands: {
    buildRenderer(program: { directory: string }, stage: string, ...rest: unknown[]): Promise<Run>
  }
  export default commands
}

/** Nor what makes webpack's settings. */
declare module "gatsby/dist/utils/webpack.config" {
  export default function settings(
    program: object,
    directory: string,
    stage: string,
    port: number | null,
    options: object,
  ): Promise<import("webpack").Configuration>
}

/** Nor the hashes of the code that renders pages, by which Gatsby knows which pages to render. */
declare module "gatsby/dist/utils/webpack/get-ssr-chunk-hashes" {
  import type { Run } from "gatsby/dist/commands/build-javascript"

  const hashes: {
    getSSRChunkHashes(input: { stats: Run["stats"]; components: unknown }): {
      templateHashes: Record<string, string>
      renderPageHash: string
    }
  }
  export default hashes
}

/** Nor its workers. */
declare module "gatsby/dist/utils/worker/pool" {
  type Ask = (...args: unknown[]) => Promise<unknown>[]

  const pools: { create(): { all: Record<"loadConfigAndPlugins" | "buildSchema", Ask> } }
  export default pools
}
