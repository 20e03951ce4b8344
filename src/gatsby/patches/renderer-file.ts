import { join } from "node:path"
import { projectRoot } from "../../content/read/project-paths"

/** Where Gatsby's settings put the code that renders pages, from the project's root. */
export const rendererFolder = ".cache/page-ssr/routes"

/** The entry of it. */
export const rendererFile = join(projectRoot, rendererFolder, "render-page.js")
