import { createRequire } from "node:module"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import type buildHtml from "gatsby/dist/commands/build-html"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import { projectRoot } from "../../content/read/project-paths"

/** Gatsby calls what these modules export by their names, so that others can take their places. */
const gatsby = createRequire(join(projectRoot, "package.json"))

type Close = () => Promise<void>

let waiting: Close[] = []
let closed: Promise<unknown> = Promise.resolve()

/** Longer than any build, in milliseconds: webpack would write the cache of the scripts while its other run goes on. */
const never = 3_600_000

/** Settings of webpack's cache: it is written when the bundler is closed, and not before. */
export const storedAtClose = {
  idleTimeout: never,
  idleTimeoutForInitialStore: never,
  idleTimeoutAfterLargeChanges: never,
}

/**
 * Lets both runs of webpack write their caches while Gatsby's worker renders pages, when the main process has little else to do. Gatsby
 * waits for them before.
 */
export function closeBundlersLate({ emitter }: Pick<ParentSpanPluginArgs, "emitter">): void {
  const javascript: typeof buildJavascript = gatsby("gatsby/dist/commands/build-javascript")
  const html: typeof buildHtml = gatsby("gatsby/dist/commands/build-html")
  const { buildProductionBundle } = javascript
  const { buildRenderer } = html
  const later = <Run extends { close: Close }>(run: Run): Run => {
    waiting.push(run.close)
    return { ...run, close: async () => {} }
  }
  javascript.buildProductionBundle = async (...args) => later(await buildProductionBundle(...args))
  html.buildRenderer = async (...args) => later(await buildRenderer(...args))
  // Said before the first page is rendered, and where there is none to render.
  emitter.on("HTML_TRACKED_PAGES_CLEANUP", () => {
    closed = Promise.all(waiting.map(close => close()))
    waiting = []
    // Told of where it is awaited.
    closed.catch(() => {})
  })
}

/** Settles when the caches have been written; fails with the first error. */
export const bundlersClosed = () => closed
