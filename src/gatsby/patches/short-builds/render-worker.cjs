/**
 * Worker for Gatsby that only renders pages. Gatsby's own worker also loads the code that runs
 * queries, which makes each start 2 s slower.
 */
const { isWorker } = require("gatsby/dist/utils/worker/messaging")
const { initReporterMessagingInWorker } = require("gatsby/dist/utils/worker/reporter")
const { renderHTMLProd, renderSlices } = require("gatsby/dist/utils/worker/child/render-html")

initReporterMessagingInWorker()
if (isWorker) global.__GATSBY = JSON.parse(process.env.GATSBY_NODE_GLOBALS ?? "{}")

module.exports = { renderHTMLProd, renderSlices }
