/**
 * Loaded by every process of a build. Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, in a worker. To know what has
 * changed since its last run, Parcel lists each file below the project, of node_modules as well, twice in each build. Here it looks
 * into src and plugins alone, and at the files beside them: what these two import is there, a plugin of the project's own too, and other
 * packages throw the cache away by the build stamp. See docs/decisions/0084-what-gatsby-reads-in-each-build.md.
 */
const { readdirSync } = require("node:fs")
const { join, resolve } = require("node:path")

if (/[\\/]gatsby-worker[\\/]/.test(process.argv[1] ?? "")) lookIntoSourcesOnly()

const watched = ["src", "plugins"]

function lookIntoSourcesOnly() {
  const parcelFiles = require.resolve("@parcel/fs", { paths: [resolve("node_modules/gatsby")] })
  const watcher = require(require.resolve("@parcel/watcher", { paths: [parcelFiles] }))
  for (const method of ["writeSnapshot", "getEventsSince"]) {
    const original = watcher[method]
    if (typeof original !== "function") throw new Error(`@parcel/watcher has no ${method}`)
    watcher[method] = (folder, snapshot, options) =>
      original(folder, snapshot, { ...options, ignore: otherFolders(folder) })
  }
}

const otherFolders = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !watched.includes(entry.name))
    .map(entry => join(folder, entry.name))
