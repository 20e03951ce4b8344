import { createRequire } from "node:module"
import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"

/**
 * Requires the copy of a module that Gatsby itself uses. Patches that replace a module's exported
 * function rely on Gatsby calling it as a property of the module.
 */
export const gatsbyModule = createRequire(join(projectRoot, "package.json"))
