/** Gatsby's search for queries ships no types. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: (error: object) => void): Promise<object | null>
  }
}

/** Nor does what finds and compiles all queries. */
declare module "gatsby/dist/query/query-compiler" {
  const compiler: {
    default(options: object): Promise<ReadonlyMap<string, object>>
  }
  export default compiler
}

/** Nor does its plugin of webpack by which a site replaces files of a theme. */
declare module "gatsby/dist/internal-plugins/webpack-theme-component-shadowing" {
  export default class ThemeShadowing {
    apply(resolver: object): void
  }
}

/** Nor what gatsby-source-filesystem makes of a file. */
declare module "gatsby-source-filesystem/create-file-node" {
  export function createFileNode(
    path: string,
    createNodeId: (id: string) => string,
    options: { path: string },
    cache: object,
  ): Promise<{ internal: { contentDigest: string } }>
}

/** Nor the two runs of webpack of a build. */
declare module "gatsby/dist/commands/build-javascript" {
  export interface Run {
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
    buildRenderer(program: object, stage: string, ...rest: unknown[]): Promise<Run>
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

/** Nor what puts slices into pages, and with them the tags of the scripts. */
declare module "gatsby/dist/utils/slices/stitching" {
  export function stitchSliceForAPage(page: { pagePath: string; publicDir: string }): Promise<void>
}

/** Nor its workers. */
declare module "gatsby/dist/utils/worker/pool" {
  const pools: { create?: () => object }
  export default pools
}

declare module "gatsby/dist/utils/worker/reporter" {
  const reporter: {
    initReporterMessagingInMainProcess(pool: object): void
    initReporterMessagingInWorker(): void
  }
  export const { initReporterMessagingInWorker }: typeof reporter
  export default reporter
}

declare module "gatsby/dist/utils/worker/messaging" {
  export const isWorker: boolean
}

declare module "gatsby/dist/utils/worker/child/render-html" {
  export function renderHTMLProd(task: object): Promise<object>
  export function renderSlices(task: object): Promise<void>
}
