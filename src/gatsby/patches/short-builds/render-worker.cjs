/** A worker for Gatsby that only renders pages. Gatsby's own also loads the code that runs queries, which takes 2 s of each start. */
const { isWorker } = require("gatsby/dist/utils/worker/messaging")
const { initReporterMessagingInWorker } = require("gatsby/dist/utils/worker/reporter")
const { renderHTMLProd, renderSlices } = require("gatsby/dist/utils/worker/child/render-html")

initReporterMessagingInWorker()
if (isWorker) global.__GATSBY = JSON.parse(process.env.GATSBY_NODE_GLOBALS ?? "{}")

module.exports = { renderHTMLProd, renderSlices }
