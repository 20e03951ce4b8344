import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const helmet = join(projectRoot, "src/browser/head/helmet.ts")

/**
 * react-helmet writes structured data as plain text into script elements, which a browser refuses on a host that asks for Trusted Types.
 * In the browser `src/browser/head/helmet.ts` takes its place; it still writes the heads of served pages.
 */
export const headsBySite = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^react-helmet$/, helmet)
