import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import type buildHtml from "gatsby/dist/commands/build-html"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import type chunkHashes from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes"
import { listFiles } from "../../../site/list-files"
import { projectRoot } from "../../../site/project-paths"
import { cachedResult, cacheRun } from "../../bundles/cached-run"
import { session } from "../../session"
import { gatsbyModule } from "../gatsby-module"
import { rendererFile, rendererFolder } from "../renderer-file"

/** The parts of a cached browser bundle that Gatsby and the session need. */
interface Scripts {
  hash: string | null
  assets: string[]
  /** HTML that Gatsby inserts into each page for its scripts, and that the sweep removes. */
  slice: string
}

type Hashes = ReturnType<typeof chunkHashes.getSSRChunkHashes>

const sliceFile = join(projectRoot, "public/_gatsby/slices/_gatsby-scripts-1.html")

/** File with the style sheets for the code that renders pages, if there are any. */
const sheetsFile = ".cache/style-sheets.json"

const nothingToClose = async () => {}

/**
 * Idle timeout in milliseconds, longer than any build. Otherwise webpack would write its cache
 * while page data is written.
 */
const never = 3_600_000

/** Settings that make webpack write its cache only when the bundler is closed. */
export const storedAtClose = {
  idleTimeout: never,
  idleTimeoutForInitialStore: never,
  idleTimeoutAfterLargeChanges: never,
}

let close = nothingToClose
let closed: Promise<void> | undefined

/**
 * Skips both bundlers when none of the files they read have changed, which they would need a
 * quarter of an unchanged build's time to find out (docs/decisions/0085-kept-bundles.md). Also lets
 * webpack write its cache while Gatsby's worker renders pages, when the main process has little
 * else to do.
 * @returns a function that returns true if the code that renders pages is reused; call it after the
 * build of scripts has begun
 */
export function skipBundlerRuns({ emitter }: Pick<ParentSpanPluginArgs, "emitter">): () => boolean {
  const javascript: typeof buildJavascript = gatsbyModule("gatsby/dist/commands/build-javascript")
  const html: typeof buildHtml = gatsbyModule("gatsby/dist/commands/build-html")
  const hashes: typeof chunkHashes = gatsbyModule("gatsby/dist/utils/webpack/get-ssr-chunk-hashes")
  const { buildProductionBundle } = javascript
  const { buildRenderer } = html
  const { getSSRChunkHashes } = hashes
  let cached: Hashes | undefined
  let start = 0
  javascript.buildProductionBundle = async (...args) => {
    start = Date.now()
    cached = cachedResult<Hashes>("build-html")
    const scripts = cachedResult<Scripts>("scripts")
    if (scripts) return takeScripts(scripts)
    const run = await buildProductionBundle(...args)
    cacheScripts(run.stats, start)
    close = run.close
    return { ...run, close: nothingToClose }
  }
  html.buildRenderer = async (...args) => {
    if (!cached) return buildRenderer(...args)
    const stats = { hasWarnings: () => false, hash: "" }
    return { rendererPath: rendererFile, stats, close: nothingToClose }
  }
  hashes.getSSRChunkHashes = input => {
    if (cached) return cached
    const found = getSSRChunkHashes(input)
    const files = listFiles(join(projectRoot, rendererFolder)).map(file =>
      join(rendererFolder, file),
    )
    const { compilation } = input.stats
    if (compilation) cacheRun<Hashes>("build-html", compilation, start, files, found)
    return found
  }
  // Gatsby dispatches this before it renders the first page, even if there are no pages to render.
  emitter.on("HTML_TRACKED_PAGES_CLEANUP", () => {
    // Avoids an unhandled rejection; the error is reported where this promise is awaited.
    bundlerClosed().catch(() => {})
  })
  return () => cached !== undefined
}

/** Resolves when webpack's cache has been written; rejects if writing it fails. */
export function bundlerClosed(): Promise<void> {
  closed ??= close()
  return closed
}

function takeScripts({ hash, assets, slice }: Scripts) {
  for (const asset of assets) session.emittedAssets.add(asset)
  mkdirSync(dirname(sliceFile), { recursive: true })
  writeFileSync(sliceFile, slice)
  return { stats: { hash, hasWarnings: () => false }, close: nothingToClose }
}

type Stats = Awaited<ReturnType<typeof buildJavascript.buildProductionBundle>>["stats"]

function cacheScripts(stats: Stats, start: number): void {
  if (stats.hasWarnings() || !stats.compilation) return
  const assets = [...session.emittedAssets]
  const written = [...assets.map(name => join("public", name)), sheetsFile]
  cacheRun<Scripts>(
    "scripts",
    stats.compilation,
    start,
    written.filter(file => existsSync(join(projectRoot, file))),
    { hash: stats.hash, assets, slice: readFileSync(sliceFile, "utf8") },
  )
}
