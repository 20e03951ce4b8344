/**
 * Loaded by every process of a build: it ends when the process that started it is gone. Killed alone, `npm run build`
 * would leave Gatsby behind, writing into folders that the next build takes for its own.
 */
const { isMainThread } = require("node:worker_threads")

const parent = process.ppid
if (isMainThread) setInterval(() => process.ppid === parent || process.exit(1), 250).unref()
