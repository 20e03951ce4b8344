import { join } from "node:path"
import { projectRoot } from "../content/project-paths"
import { builtSite } from "../pages/create-pages"
import { drawPictures } from "./draw-pictures"

let drawing: ReturnType<typeof drawPictures> | undefined

/**
 * Starts drawing as soon as the pages are known: it takes threads of its own, while the bundles keep only
 * Gatsby's main thread busy. Not awaited here, so that Gatsby goes on.
 */
export function onPostBootstrap(): void {
  if (process.env.NODE_ENV === "development") return
  drawing = start()
  // Reported where the result is awaited; until then Node would end the process for it.
  drawing.catch(() => {})
}

/** The pictures of this build, when all are drawn. */
export const drawnPictures = () => drawing ?? start()

function start() {
  const { pages, sitePages } = builtSite()
  return drawPictures(pages, sitePages, join(projectRoot, "public"))
}
