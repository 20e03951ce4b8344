#!/usr/bin/env bash
# A good guess: Gatsby empties its cache when the code changes that makes nodes, wherever it stands.
# What happens: only the texts of gatsby-node, gatsby-config and package.json and the versions of plugins count. A change in a module that
# gatsby-node imports keeps the cache; a comment in gatsby-node empties it.
# Package: gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: projects whose gatsby-node only re-exports hooks. Nodes and pages by old code stay.
# Described in: docs/upstream/fresh-start.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/package.json package/dist/services/initialize.js package/dist/redux/reducers/status.js
mkdir -p site/public
cat >run.cjs <<'JS'
const { createHash } = require("node:crypto")
const { readFile, writeFile } = require("node:fs/promises")
const Module = require("node:module")
const { _load } = Module
const md5 = async text => createHash("md5").update(text).digest("hex")
// Stands in for everything else that a start does; none of it reads the site's code.
const other = new Proxy(() => {}, {
  get: (_, name) => (name === "then" || typeof name === "symbol" ? undefined : other),
  apply: () => other,
})
let status
const dispatch = action => {
  if (action.type) status = statusReducer(status, action)
  if (action.type === "DELETE_CACHE") console.log("  empties its cache")
}
const state = () => ({ status, config: { trailingSlash: "always" }, jobsV2: { incomplete: new Map() } })
const around = {
  "../redux": { store: { getState: state, dispatch }, emitter: other, loadState: other, saveState: other },
  "../bootstrap/load-plugins": { loadPlugins: async () => [] },
  "../bootstrap/remove-stale-jobs": { removeStaleJobs: () => ({}) },
  "gatsby-core-utils": { slash: path => path, md5, md5File: async file => md5(await readFile(file)), isCI: () => true },
  "fs-extra": { existsSync: () => true, remove: async () => {}, emptyDir: async () => {}, ensureDir: async () => {} },
  "lodash/flattenDeep": list => list.flat(Infinity),
  globby: async () => [],
  "@babel/runtime/helpers/interopRequireDefault": value => (value?.__esModule ? value : { default: value }),
}
Module._load = (name, ...rest) => {
  const isReal = name === "path" || name.endsWith("package.json") || name.startsWith("./package/")
  return around[name] ?? (isReal ? _load(name, ...rest) : other)
}
const { statusReducer } = require("./package/dist/redux/reducers/status.js")
const { initialize } = require("./package/dist/services/initialize.js")
async function start(change, file, text) {
  console.log(`start, ${change}`)
  await writeFile(file, text)
  // Stop here: the next steps of a start need real workers and plugins.
  await initialize({ program: { directory: process.cwd() }, parentSpan: other }).catch(() => {})
}
process.chdir("site")
;(async () => {
  await writeFile("package.json", "{}")
  await writeFile("hooks.js", "// old")
  const hooks = 'exports.sourceNodes = require("./hooks").sourceNodes'
  await start("first", "gatsby-node.js", hooks)
  await start("nothing changed", "gatsby-node.js", hooks)
  await start("hooks.js changed, which gatsby-node.js imports", "hooks.js", "// new")
  await start("a comment added to gatsby-node.js", "gatsby-node.js", `${hooks} // comment`)
})()
JS
observed=$(node run.cjs)
echo "$observed"
expected="start, first
  empties its cache
start, nothing changed
start, hooks.js changed, which gatsby-node.js imports
start, a comment added to gatsby-node.js
  empties its cache"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
