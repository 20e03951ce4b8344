import type { PublishedFiles } from "../artefacts/published-files"
import { session } from "../session"
import { PublishingThread } from "./publishing-thread"

let thread: PublishingThread | undefined

/** Starts the thread before the content is checked. Only for builds that find most texts compiled: otherwise both would compile them. */
export function readForPublishing(): void {
  thread = new PublishingThread()
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
  thread ??= new PublishingThread()
  return thread.write(session.site, session.contentRead)
}
