import type { Compiler } from "webpack"
import { contentPageChunk, scriptFamilies } from "../../browser/families/script-families"

/** Names of what the first view loads, all of which runs at once, and of the search, whose first key runs it. */
const first = [
  new RegExp(`^(?:${["framework", "app", "search-modal", ...scriptFamilies].join("|")})-`),
  contentPageChunk,
]

/**
 * Tells V8 to compile all functions of the first view's scripts while they load, beside the main thread. It would do so on the main thread
 * otherwise, one by one when they are called. Other browsers read a comment. See docs/decisions/0095-what-holds-up-a-page.md.
 */
export class CompileWhileLoading {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      // A page's style sheet has the name of its script.
      test: /\.js$/,
      include: first,
      // After the minifier, which leaves out comments, and before the maps are written.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler)
  }
}
