import type { Worker } from "node:worker_threads"
import type { EmittedFiles } from "../../emit/emit-files"
import { session } from "../session"
import { EmitWorkerClient } from "./emit-worker-client"

declare global {
  /** Started by `src/build` before Gatsby's modules load, if the site has been built before. */
  var emitWorker: Worker | undefined
}

/**
 * Starts writing the files that are not pages once the content is valid. A separate thread does
 * this while nodes, queries, and bundles keep Gatsby's main thread busy; it is not awaited here, so
 * that Gatsby can continue.
 */
export function startEmitting(): void {
  session.emitting = emit()
  // Avoids an unhandled rejection; the error is reported where this promise is awaited.
  session.emitting.catch(() => {})
}

/** Resolves to the files of this build that are not pages, once all are written. */
export const emittedFiles = () => session.emitting ?? emit()

function emit(): Promise<EmittedFiles> {
  return new EmitWorkerClient(globalThis.emitWorker).write(session.site, session.contentRead)
}
