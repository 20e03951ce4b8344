import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { projectRoot } from "../../content/read/project-paths"
import type { PublishedFiles, PublishedSite } from "../artefacts/published-files"
import { buildCodeFile } from "../build-code-file"
import { session } from "../session"
import { compressFiles } from "./compress-files"

/**
 * Starts writing what is no page as soon as the content is known to be sound: in a thread of its own, while nodes, queries and bundles
 * keep Gatsby's main thread busy. Not awaited here, so that Gatsby goes on.
 */
export function startPublishing(): void {
  session.publishing = publish()
  // Reported where the result is awaited; until then Node would end the process for it.
  session.publishing.catch(() => {})
}

/** The files of this build beside its pages, when all are written. */
export const publishedFiles = () => session.publishing ?? publish()

/** Compresses them as well, since a processor is idle while webpack runs. */
async function publish(): Promise<PublishedFiles> {
  const files = await publishInThread()
  await compressFiles(join(projectRoot, "public"), [...files.artefacts, ...files.pictures.paths])
  return files
}

function publishInThread(): Promise<PublishedFiles> {
  const { pages, redirects, content, drawn, repairs, notice } = session.site
  const site: PublishedSite = { pages, redirects, content, drawn, repairs, notice }
  return new Promise((resolve, reject) => {
    new Worker(buildCodeFile("publish-thread"), { workerData: site })
      .on("message", resolve)
      .on("error", reject)
      .on("exit", code => reject(new Error(`the thread that writes files ended with ${code}`)))
  })
}
