import { Worker } from "node:worker_threads"
import type { PublishedFiles } from "../artefacts/published-files"
import { buildCodeFile } from "../load-build-code"
import { builtSite } from "../pages/create-pages"

let publishing: Promise<PublishedFiles> | undefined

/**
 * Starts writing what is no page as soon as the pages are known: in a thread of its own, while the bundles keep
 * Gatsby's main thread busy. Not awaited here, so that Gatsby goes on.
 */
export function onPostBootstrap(): void {
  if (process.env.NODE_ENV === "development") return
  publishing = publishInThread()
  // Reported where the result is awaited; until then Node would end the process for it.
  publishing.catch(() => {})
}

/** The files of this build beside its pages, when all are written. */
export const publishedFiles = () => publishing ?? publishInThread()

function publishInThread(): Promise<PublishedFiles> {
  const { pages, sitePages, redirects, content, drawn } = builtSite()
  return new Promise((resolve, reject) => {
    new Worker(buildCodeFile("publish-thread"), {
      workerData: { pages, sitePages, redirects, content, drawn },
    })
      .on("message", resolve)
      .on("error", reject)
      .on("exit", code => reject(new Error(`the thread that writes files ended with ${code}`)))
  })
}
