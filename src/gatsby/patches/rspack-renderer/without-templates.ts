import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const noTemplates = join(projectRoot, "src/gatsby/patches/rspack-renderer/no-templates.ts")

/**
 * Removes Gatsby's list of templates from the code that renders develop's single empty document.
 * Otherwise the code would contain every template, for pages that are server-rendered on each
 * request.
 * @see docs/decisions/0083-what-editors-wait-for.md
 */
export const withoutTemplates = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^\$virtual\/async-requires$/, noTemplates)
