/**
 * Ends a build process when its parent is gone; every build process loads this file. If only `npm
 * run build` were killed, Gatsby would keep writing into folders that the next build uses.
 */
const { isMainThread } = require("node:worker_threads")

const parent = process.ppid
if (isMainThread) setInterval(() => process.ppid === parent || process.exit(1), 250).unref()
