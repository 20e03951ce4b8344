import type { Worker } from "node:worker_threads"
import type { PublishedFiles } from "../../emit/published-files"
import { session } from "../session"
import { PublishingThread } from "./publishing-thread"

declare global {
  /** Started by `src/build` before Gatsby's own modules were loaded, where the site has been built before. */
  var publishingThread: Worker | undefined
}

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

function publish(): Promise<PublishedFiles> {
  return new PublishingThread(globalThis.publishingThread).write(session.site, session.contentRead)
}
