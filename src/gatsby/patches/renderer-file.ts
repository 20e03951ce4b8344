import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"

/** Folder into which Gatsby bundles the code that renders pages, relative to the project's root. */
export const rendererFolder = ".cache/page-ssr/routes"

/** Entry file of the code that renders pages. */
export const rendererFile = join(projectRoot, rendererFolder, "render-page.js")
