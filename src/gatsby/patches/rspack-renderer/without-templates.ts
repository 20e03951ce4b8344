import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const noTemplates = join(projectRoot, "src/gatsby/patches/rspack-renderer/no-templates.ts")

/**
 * Leaves Gatsby's list of all templates out of the code that renders develop's one empty document, which would hold every template
 * for the sake of pages that are rendered on a server at each request. See docs/decisions/0083-what-editors-wait-for.md.
 */
export const withoutTemplates = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^\$virtual\/async-requires$/, noTemplates)
