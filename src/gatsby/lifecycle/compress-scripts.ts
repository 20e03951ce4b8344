import { createRequire } from "node:module"
import { join } from "node:path"
import type buildJavascript from "gatsby/dist/commands/build-javascript"
import { projectRoot } from "../../content/read/project-paths"
import { session } from "../session"
import { compressFiles } from "./compress-files"

let compressed: Promise<unknown> = Promise.resolve()

/** Compresses scripts and style sheets as soon as they are bundled: Gatsby runs queries then, which leaves a processor idle. */
export function compressScripts(): void {
  const gatsby = createRequire(join(projectRoot, "package.json"))
  const javascript: typeof buildJavascript = gatsby("gatsby/dist/commands/build-javascript")
  const { buildProductionBundle } = javascript
  javascript.buildProductionBundle = async (...args) => {
    const run = await buildProductionBundle(...args)
    compressed = compressFiles(join(projectRoot, "public"), [...session.emittedAssets])
    // Told of where it is awaited.
    compressed.catch(() => {})
    return run
  }
}

/** Settles when they are compressed; fails with the first error. */
export const scriptsCompressed = () => compressed
