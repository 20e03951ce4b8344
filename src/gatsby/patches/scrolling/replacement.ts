import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const scrollContext = join(projectRoot, "src/browser/place/scroll-context.ts")

/**
 * gatsby-react-router-scroll takes each document's first page for the same visit, and ends every page whose address has a lone percent sign
 * behind its `#` with an error. `src/browser/place/scroll-context.ts` takes its place.
 */
export const scrollBySite = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^gatsby-react-router-scroll$/, scrollContext)
