import type { Worker } from "node:worker_threads"
import type { PublishedFiles } from "../../emit/published-files"
import { session } from "../session"
import { PublishingThread } from "./publishing-thread"

declare global {
  /** Started by `src/build` before Gatsby's modules load, if the site has been built before. */
  var publishingThread: Worker | undefined
}

/**
 * Starts writing the files that are not pages once the content is valid. A separate thread does
 * this while nodes, queries, and bundles keep Gatsby's main thread busy; it is not awaited here, so
 * that Gatsby can continue.
 */
export function startPublishing(): void {
  session.publishing = publish()
  // Avoids an unhandled rejection; the error is reported where this promise is awaited.
  session.publishing.catch(() => {})
}

/** Resolves to the files of this build that are not pages, once all are written. */
export const publishedFiles = () => session.publishing ?? publish()

function publish(): Promise<PublishedFiles> {
  return new PublishingThread(globalThis.publishingThread).write(session.site, session.contentRead)
}
