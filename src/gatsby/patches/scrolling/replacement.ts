import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const scrollContext = join(projectRoot, "src/browser/scroll/scroll-context.ts")

/**
 * Replaces gatsby-react-router-scroll with `src/browser/scroll/scroll-context.ts`. The package
 * treats each document's first page as the same visit, and throws an error on every page whose
 * address has a lone percent sign after its `#`.
 */
export const scrollBySite = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^gatsby-react-router-scroll$/, scrollContext)
