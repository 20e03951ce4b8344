import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { ParentSpanPluginArgs } from "gatsby"
import { buildCodeFile } from "../build-code-file"

/** What of Gatsby's state says which pages still lack the tags of their scripts. */
interface State {
  slices: ReadonlyMap<string, unknown>
  html: { pagesThatNeedToStitchSlices: Set<string> }
}

/** Finishes pages at these addresses. */
type Finish = (paths: readonly string[]) => Promise<unknown>

let finished: Promise<unknown> = Promise.resolve()

/**
 * Finishes pages while others are still rendered, in Gatsby's worker: puts the tags of the scripts into them, which Gatsby does behind the last
 * page, and compresses them. See docs/decisions/0087-pages-finished-while-rendered.md.
 */
export function finishPages(
  { emitter, store }: Pick<ParentSpanPluginArgs, "emitter" | "store">,
  finish: Finish = finishInThread(),
): void {
  emitter.on("HTML_GENERATED", ({ payload }: { payload: string[] }) => {
    const { slices, html }: State = store.getState()
    // Slices of the site's own are rendered behind the pages.
    if (slices.size > 0) return
    for (const path of payload) html.pagesThatNeedToStitchSlices.delete(path)
    finished = Promise.all([finished, finish(payload)])
    // Told of where it is awaited.
    finished.catch(() => {})
  })
}

/** Settles when all pages that were rendered are finished; fails with the first error. */
export const pagesFinished = () => finished

/**
 * One thread does it, page after page: Gatsby's main process has its hands full with files already.
 * @param program what the thread runs
 */
export function finishInThread(program = buildCodeFile("finish-thread")): Finish {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const ask = async (paths: readonly string[]) => {
    thread ??= new Worker(program)
    // It keeps the build going while it works, and no longer.
    thread.ref()
    thread.postMessage(paths)
    await once(thread, "message")
    thread.unref()
  }
  return paths => {
    last = last.then(() => ask(paths))
    return last
  }
}
