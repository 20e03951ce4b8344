import { createRequire } from "node:module"
import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"

/**
 * A module of Gatsby's, the copy that Gatsby itself uses. Patches that put another function in the place of one that a
 * module exports rely on Gatsby calling it by its name.
 */
export const gatsbyModule = createRequire(join(projectRoot, "package.json"))
