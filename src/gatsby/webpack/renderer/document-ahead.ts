import { createRequire } from "node:module"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import type buildHtml from "gatsby/dist/commands/build-html"
import { projectRoot } from "../../../content/read/project-paths"
import { type Program, type RendererRun, rendererFolder, startRenderer } from "./renderer-run"

const stage = "develop-html"

/** The entry of Gatsby's settings for it. */
const rendererPath = join(projectRoot, rendererFolder, "render-page.js")

/**
 * Bundles the code that renders the one document of develop, which holds no page yet, by Rspack while the content is read. Gatsby would
 * do it by webpack when all pages are known, before the browser's bundle and not beside it.
 * See docs/decisions/0083-what-editors-wait-for.md.
 * @throws where Gatsby's function has another name
 */
export function bundleDocumentAhead({
  store,
  reporter,
}: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
  const gatsby = createRequire(join(projectRoot, "package.json"))
  const html: typeof buildHtml = gatsby("gatsby/dist/commands/build-html")
  if (!html.buildRenderer) throw new Error("Gatsby has another name for its run of a bundler")
  const program: Program = store.getState().program
  let ahead: Promise<RendererRun> | undefined = startRenderer(program, stage)
  // Told of where it is awaited.
  ahead.catch(() => {})
  html.buildRenderer = async () => {
    const run = await (ahead ?? startRenderer(program, stage))
    // Gatsby asks again where src/html.js or a gatsby-ssr.js below plugins was saved.
    ahead = undefined
    const stats = await run.finished.catch(errors => {
      const { structureWebpackErrors } = gatsby("gatsby/dist/utils/webpack-error-utils")
      return reporter.panic(structureWebpackErrors(stage, errors))
    })
    return { rendererPath, stats, close: async () => run.close() }
  }
}
