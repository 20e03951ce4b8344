/**
 * Loaded by Gatsby's process before its own modules, which take seconds of one processor: starts the thread that writes files, which an
 * edit's build of a large site waits for at its end. See docs/decisions/0094-bodies-beside-nodes.md.
 */
const { Worker, isMainThread } = require("node:worker_threads")

const program = process.env.PUBLISH_THREAD
if (isMainThread && program) {
  // Processes that Gatsby starts load this as well.
  delete process.env.PUBLISH_THREAD
  const thread = new Worker(program)
  globalThis.publishingThread = thread
  // Another one is started where this is gone, and its errors are told.
  thread.on("error", () => delete globalThis.publishingThread)
}
