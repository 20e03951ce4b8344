/**
 * Starts the thread that writes files, which edits of a large site wait for at the end. Gatsby's
 * process loads this file before its own modules, which keep one processor busy for seconds
 * (docs/decisions/0094-bodies-beside-nodes.md).
 */
const { Worker, isMainThread } = require("node:worker_threads")

const program = process.env.EMIT_WORKER
if (isMainThread && program) {
  // Child processes of Gatsby load this file too.
  delete process.env.EMIT_WORKER
  const thread = new Worker(program)
  globalThis.emitWorker = thread
  // If the thread fails, another one is started later and reports its errors.
  thread.on("error", () => delete globalThis.emitWorker)
}
