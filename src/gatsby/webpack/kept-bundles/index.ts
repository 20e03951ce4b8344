import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type buildHtml from "gatsby/dist/commands/build-html"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import type chunkHashes from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes"
import { digestOf } from "../../../content/read/digest"
import { listFiles } from "../../../content/read/list-files"
import { projectRoot } from "../../../content/read/project-paths"
import { session } from "../../session"
import { type RendererRun, rendererFolder, startRenderer } from "../renderer/renderer-run"
import { keepRun, keptResult } from "./kept-run"

/** Gatsby calls what these modules export by their names, so that others can take their places. */
const gatsby = createRequire(join(projectRoot, "package.json"))

/** What of the browser's bundle is needed where it is kept. */
interface Scripts {
  hash: string | null
  assets: string[]
  /** HTML that Gatsby puts into each page for its scripts, which the sweep removes. */
  slice: string
}

const sliceFile = join(projectRoot, "public/_gatsby/slices/_gatsby-scripts-1.html")

const nothingToClose = async () => {}

/**
 * Spares a build both bundlers' runs where nothing that they read has changed since the last build, which they would find out by
 * themselves in a fourth of an unchanged build's time. See docs/decisions/0085-kept-bundles.md.
 */
export function keepBundles(): void {
  const javascript: typeof buildJavascript = gatsby("gatsby/dist/commands/build-javascript")
  const html: typeof buildHtml = gatsby("gatsby/dist/commands/build-html")
  const hashes: typeof chunkHashes = gatsby("gatsby/dist/utils/webpack/get-ssr-chunk-hashes")
  for (const replaced of [
    javascript.buildProductionBundle,
    html.buildRenderer,
    hashes.getSSRChunkHashes,
  ])
    if (!replaced) throw new Error("Gatsby has other names for its runs of bundlers")
  keepScripts(javascript)
  keepRenderer(javascript, html, hashes)
}

function keepScripts(javascript: typeof buildJavascript): void {
  const { buildProductionBundle } = javascript
  javascript.buildProductionBundle = async (...args) => {
    const kept = keptResult<Scripts>("scripts")
    if (kept) {
      for (const asset of kept.assets) session.emittedAssets.add(asset)
      mkdirSync(dirname(sliceFile), { recursive: true })
      writeFileSync(sliceFile, kept.slice)
      return { stats: { hash: kept.hash, hasWarnings: () => false }, close: nothingToClose }
    }
    const start = Date.now()
    const run = await buildProductionBundle(...args)
    const { stats } = run
    const assets = [...session.emittedAssets]
    if (!stats.hasWarnings() && stats.compilation)
      keepRun<Scripts>(
        "scripts",
        stats.compilation,
        start,
        assets.map(name => join("public", name)),
        { hash: stats.hash, assets, slice: readFileSync(sliceFile, "utf8") },
      )
    return run
  }
}

type Hashes = ReturnType<typeof chunkHashes.getSSRChunkHashes>

/** The code that renders pages is bundled beside the browser's. */
function keepRenderer(
  javascript: typeof buildJavascript,
  html: typeof buildHtml,
  hashes: typeof chunkHashes,
): void {
  const { buildProductionBundle } = javascript
  const { getSSRChunkHashes } = hashes
  let kept: Hashes | undefined
  let run: RendererRun | undefined
  javascript.buildProductionBundle = async (program, ...rest) => {
    kept = keptResult<Hashes>("build-html")
    if (!kept) run = await startRenderer(program)
    return buildProductionBundle(program, ...rest)
  }
  html.buildRenderer = async () => ({
    stats: (await run?.finished) ?? { hasWarnings: () => false, hash: "" },
    close: async () => run?.close(),
  })
  hashes.getSSRChunkHashes = input => {
    const { compilation } = input.stats
    if (kept || !run || !compilation) return withStyleSheets(kept ?? getSSRChunkHashes(input))
    const found = getSSRChunkHashes(input)
    const files = listFiles(join(projectRoot, rendererFolder)).map(file =>
      join(rendererFolder, file),
    )
    keepRun<Hashes>("build-html", compilation, run.start, files, found)
    return withStyleSheets(found)
  }
}

/**
 * Style sheets are written into every page, but the code that renders pages does not change with them, so that Gatsby would keep pages
 * with the old ones. The hashes by which it knows which pages to render stand for the names of the style sheets too.
 */
function withStyleSheets({ renderPageHash, templateHashes }: Hashes): Hashes {
  const names = [...session.emittedAssets].filter(name => name.endsWith(".css")).sort()
  const both = (hash: string) => digestOf([hash, names])
  return {
    renderPageHash: both(renderPageHash),
    templateHashes: Object.fromEntries(
      Object.entries(templateHashes).map(([template, hash]) => [template, both(hash)]),
    ),
  }
}
