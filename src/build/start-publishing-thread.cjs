/**
 * Starts the thread that writes files before Gatsby's own modules load, which takes seconds. After
 * an edit of a large site, the build waits for this thread at its end
 * (`docs/decisions/0094-bodies-beside-nodes.md`).
 */
const { Worker, isMainThread } = require("node:worker_threads")

const program = process.env.PUBLISH_THREAD
if (isMainThread && program) {
  // Child processes of Gatsby load this file too.
  delete process.env.PUBLISH_THREAD
  const thread = new Worker(program)
  globalThis.publishingThread = thread
  // If the thread fails, another one is started later and reports its errors.
  thread.on("error", () => delete globalThis.publishingThread)
}
