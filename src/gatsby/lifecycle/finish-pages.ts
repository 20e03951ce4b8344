import { createRequire } from "node:module"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import type stitching from "gatsby/dist/utils/slices/stitching"
import { pageDataPath } from "../../content/artefact-paths"
import { projectRoot } from "../../content/read/project-paths"
import { compressFiles } from "./compress-files"

/** What of Gatsby's state says which pages still lack the tags of their scripts. */
interface State {
  slices: ReadonlyMap<string, unknown>
  html: { pagesThatNeedToStitchSlices: Set<string> }
}

/** Pages read and written at a time. */
const atATime = 8

let finished: Promise<unknown> = Promise.resolve()

/**
 * Finishes pages while others are still rendered, in Gatsby's worker and with one processor to spare: puts the tags of the scripts
 * into them, which Gatsby does behind the last page, and compresses them. See docs/decisions/0087-pages-finished-while-rendered.md.
 */
export function finishPages(
  { emitter, store }: Pick<ParentSpanPluginArgs, "emitter" | "store">,
  publicDir = join(projectRoot, "public"),
): void {
  const gatsby = createRequire(join(projectRoot, "package.json"))
  const { stitchSliceForAPage }: typeof stitching = gatsby("gatsby/dist/utils/slices/stitching")
  emitter.on("HTML_GENERATED", ({ payload }: { payload: string[] }) => {
    const { slices, html }: State = store.getState()
    // Slices of the site's own are rendered behind the pages.
    if (slices.size > 0) return
    for (const path of payload) html.pagesThatNeedToStitchSlices.delete(path)
    const rendered = payload.values()
    const work = async () => {
      for (const pagePath of rendered) {
        await stitchSliceForAPage({ pagePath, publicDir })
        await compressFiles(publicDir, [htmlFile(pagePath), pageDataPath(pagePath).slice(1)])
      }
    }
    finished = Promise.all([finished, ...Array.from({ length: atATime }, work)])
    // Told of where it is awaited.
    finished.catch(() => {})
  })
}

/** Settles when all pages that were rendered are finished; fails with the first error. */
export const pagesFinished = () => finished

/** Where a page lies below public; those with an ending are files by themselves. */
const htmlFile = (path: string) =>
  join(path, path.endsWith(".html") ? "" : "index.html").replace(/^\/|\/$/g, "")
