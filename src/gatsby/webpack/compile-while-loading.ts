import type { Compiler } from "webpack"
import { contentPageChunk, routeGroups } from "../../browser/route-groups/route-groups"

/**
 * Names of the scripts that the first view loads and runs immediately, and of the search, which the
 * first keystroke runs.
 */
const first = [
  new RegExp(`^(?:${["framework", "app", "search-modal", ...routeGroups].join("|")})-`),
  contentPageChunk,
]

/**
 * Makes V8 compile all functions of the first view's scripts in the background while they load;
 * otherwise it would compile them one by one on the main thread when they are called. Other
 * browsers ignore the comment.
 * @see docs/decisions/0095-what-holds-up-a-page.md
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
      // Runs after the minifier, which removes comments, and before source maps are written.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler)
  }
}
