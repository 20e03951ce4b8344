// Gatsby ships no types for these modules. Only what the patches use is declared.

/** Finds the queries in a source file. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: (error: object) => void): Promise<object | null>
  }
}

/** Bundles the scripts for the browser. */
declare module "gatsby/dist/commands/build-javascript" {
  export interface Run {
    /** Only `buildRenderer` sets it. */
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

/** Bundles the code that renders pages. */
declare module "gatsby/dist/commands/build-html" {
  import type { Run } from "gatsby/dist/commands/build-javascript"

  const commands: {
    buildRenderer(program: { directory: string }, stage: string, ...rest: unknown[]): Promise<Run>
  }
  export default commands
}

/** Creates webpack's configuration for a stage. */
declare module "gatsby/dist/utils/webpack.config" {
  export default function settings(
    program: object,
    directory: string,
    stage: string,
    port: number | null,
    options: object,
  ): Promise<import("webpack").Configuration>
}

/** Computes the hashes that determine which pages Gatsby renders again. */
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

/** Creates the workers that run queries and render pages. */
declare module "gatsby/dist/utils/worker/pool" {
  type Ask = (...args: unknown[]) => Promise<unknown>[]

  const pools: { create(): { all: Record<"loadConfigAndPlugins" | "buildSchema", Ask> } }
  export default pools
}

/** Forwards the workers' log messages. */
declare module "gatsby/dist/utils/worker/reporter" {
  const reporter: { initReporterMessagingInMainProcess(pool: object): void }
  export default reporter
}

declare module "gatsby/dist/internal-plugins/webpack-theme-component-shadowing" {
  export default class ThemeShadowing {
    apply(resolver: object): void
  }
}
