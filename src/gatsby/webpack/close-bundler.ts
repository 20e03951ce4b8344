import { createRequire } from "node:module"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import { projectRoot } from "../../content/read/project-paths"

/** Longer than any build, in milliseconds: webpack would write its cache while pages' data are written. */
const never = 3_600_000

/** Settings of webpack's cache: it is written when the bundler is closed, and not before. */
export const storedAtClose = {
  idleTimeout: never,
  idleTimeoutForInitialStore: never,
  idleTimeoutAfterLargeChanges: never,
}

let close = async () => {}
let closed: Promise<void> | undefined

/**
 * Lets webpack write its cache while Gatsby's worker renders pages, when the main process has little else to do. Gatsby waits for it
 * before.
 */
export function closeBundlerLate({ emitter }: Pick<ParentSpanPluginArgs, "emitter">): void {
  const gatsby = createRequire(join(projectRoot, "package.json"))
  // Gatsby calls what this module exports by its name, so that another can take its place.
  const javascript: typeof buildJavascript = gatsby("gatsby/dist/commands/build-javascript")
  const { buildProductionBundle } = javascript
  javascript.buildProductionBundle = async (...args) => {
    const run = await buildProductionBundle(...args)
    close = run.close
    return { ...run, close: async () => {} }
  }
  // Said before the first page is rendered, and where there is none to render.
  emitter.on("HTML_TRACKED_PAGES_CLEANUP", () => {
    closed ??= close()
    // Told of where it is awaited.
    closed.catch(() => {})
  })
}

/** Settles when the cache has been written; fails with the error of writing it. */
export const bundlerClosed = () => closed
