/**
 * A program of its own: Gatsby's worker where it only renders pages. Gatsby's own one loads what queries need as well, twice as much.
 */

import { join } from "node:path"
import { isWorker } from "gatsby/dist/utils/worker/messaging"
import { initReporterMessagingInWorker } from "gatsby/dist/utils/worker/reporter"
import { projectRoot } from "../content/read/project-paths"
import { writeHtmlFast } from "./lifecycle/write-html"
import { mapStacks, mapsBeside } from "./map-stacks"

export { renderHTMLProd, renderSlices } from "gatsby/dist/utils/worker/child/render-html"

initReporterMessagingInWorker()
writeHtmlFast()
if (isWorker)
  Object.assign(globalThis, { __GATSBY: JSON.parse(process.env.GATSBY_NODE_GLOBALS ?? "{}") })

// Gatsby would look a place up in the map of each bundle in turn, and take the first answer. It believes stacks that are mapped.
mapStacks(join(projectRoot, ".cache/page-ssr"), mapsBeside())
