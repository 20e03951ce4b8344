import type { ParentSpanPluginArgs } from "gatsby"
import type buildHtml from "gatsby/dist/commands/build-html"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import { gatsbyModule } from "../gatsby-module"
import { rendererFile } from "../renderer-file"
import { type Program, type RendererRun, startRenderer } from "./renderer-run"

const html: typeof buildHtml = gatsbyModule("gatsby/dist/commands/build-html")

/**
 * Converts a run to the result that Gatsby expects from webpack. Rejects with the errors of the
 * run.
 */
const asGatsbys = async ({ finished, close }: RendererRun) => ({
  rendererPath: rendererFile,
  stats: await finished,
  close: async () => close(),
})

/**
 * Bundles the code that renders pages with Rspack, in parallel with webpack's run for the browser.
 * See docs/decisions/0090-renderer-by-rspack.md.
 * @param isCached returns true if the code is already built
 */
export function bundleRendererInParallel(isCached: () => boolean): void {
  const javascript: typeof buildJavascript = gatsbyModule("gatsby/dist/commands/build-javascript")
  const { buildProductionBundle } = javascript
  let run: RendererRun | undefined
  javascript.buildProductionBundle = async (program, ...rest) => {
    if (!isCached()) run = await startRenderer(program, "build-html")
    return buildProductionBundle(program, ...rest)
  }
  html.buildRenderer = async program =>
    asGatsbys(run ?? (await startRenderer(program, "build-html")))
}

/**
 * Bundles the code that renders develop's single, empty document while the content is read. Gatsby
 * would bundle it with webpack after all pages are known, and before the browser's bundle rather
 * than in parallel.
 * @see docs/decisions/0083-what-editors-wait-for.md
 */
export function prebundleDocument({
  store,
  reporter,
}: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
  const program: Program = store.getState().program
  let bundling: Promise<RendererRun> | undefined = startRenderer(program, "develop-html")
  // Avoids an unhandled rejection; the error is reported where this promise is awaited.
  bundling.catch(() => {})
  html.buildRenderer = async () => {
    const run = await (bundling ?? startRenderer(program, "develop-html"))
    // Gatsby calls this again after src/html.js or a plugin's gatsby-ssr.js is saved.
    bundling = undefined
    return asGatsbys(run).catch(errors => {
      const { structureWebpackErrors } = gatsbyModule("gatsby/dist/utils/webpack-error-utils")
      return reporter.panic(structureWebpackErrors("develop-html", errors))
    })
  }
}
