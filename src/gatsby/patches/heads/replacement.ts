import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const helmet = join(projectRoot, "src/browser/head/helmet.ts")

/**
 * Replaces react-helmet in the browser with `src/browser/head/helmet.ts`. react-helmet still writes
 * the heads of served pages, but in the browser it sets structured data as plain text in script
 * elements, which Trusted Types forbids.
 */
export const headsBySite = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^react-helmet$/, helmet)
