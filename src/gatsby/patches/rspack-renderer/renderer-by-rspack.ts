import type { ParentSpanPluginArgs } from "gatsby"
import type buildHtml from "gatsby/dist/commands/build-html"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import { gatsbyModule } from "../gatsby-module"
import { rendererFile } from "../renderer-file"
import { type Program, type RendererRun, startRenderer } from "./renderer-run"

const html: typeof buildHtml = gatsbyModule("gatsby/dist/commands/build-html")

/** The result of a run in the form that Gatsby expects from webpack. Rejects with the errors of the run. */
const asGatsbys = async ({ finished, close }: RendererRun) => ({
  rendererPath: rendererFile,
  stats: await finished,
  close: async () => close(),
})

/**
 * Bundles the code that renders pages by Rspack, beside webpack's run for the browser. See docs/decisions/0090-renderer-by-rspack.md.
 * @param isKept whether the build has that code already
 */
export function bundleRendererBeside(isKept: () => boolean): void {
  const javascript: typeof buildJavascript = gatsbyModule("gatsby/dist/commands/build-javascript")
  const { buildProductionBundle } = javascript
  let run: RendererRun | undefined
  javascript.buildProductionBundle = async (program, ...rest) => {
    if (!isKept()) run = await startRenderer(program, "build-html")
    return buildProductionBundle(program, ...rest)
  }
  html.buildRenderer = async program =>
    asGatsbys(run ?? (await startRenderer(program, "build-html")))
}

/**
 * Bundles the code that renders the one document of develop, which holds no page yet, while the content is read. Gatsby would do it by
 * webpack when all pages are known, before the browser's bundle and not beside it.
 * See docs/decisions/0083-what-editors-wait-for.md.
 */
export function bundleDocumentAhead({
  store,
  reporter,
}: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
  const program: Program = store.getState().program
  let ahead: Promise<RendererRun> | undefined = startRenderer(program, "develop-html")
  // Whoever awaits it gets the error; without this, Node would end the process.
  ahead.catch(() => {})
  html.buildRenderer = async () => {
    const run = await (ahead ?? startRenderer(program, "develop-html"))
    // Gatsby asks again where src/html.js or a gatsby-ssr.js below plugins was saved.
    ahead = undefined
    return asGatsbys(run).catch(errors => {
      const { structureWebpackErrors } = gatsbyModule("gatsby/dist/utils/webpack-error-utils")
      return reporter.panic(structureWebpackErrors("develop-html", errors))
    })
  }
}
