/**
 * A program of its own: Gatsby's worker where it only renders pages. Gatsby's own one loads what queries need as well, twice as much.
 */
import { isWorker } from "gatsby/dist/utils/worker/messaging"
import { initReporterMessagingInWorker } from "gatsby/dist/utils/worker/reporter"

export { renderHTMLProd, renderSlices } from "gatsby/dist/utils/worker/child/render-html"

initReporterMessagingInWorker()
if (isWorker)
  Object.assign(globalThis, { __GATSBY: JSON.parse(process.env.GATSBY_NODE_GLOBALS ?? "{}") })
