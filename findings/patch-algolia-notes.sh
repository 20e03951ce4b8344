#!/usr/bin/env bash
# A good guess: gatsby-plugin-algolia pushes records again whose push has failed.
# What happens: it writes the digests of all records into Gatsby's cache before it pushes them. When the push fails, the next
# build finds the digests, takes all records as pushed, and pushes nothing, until their contents change or the cache is emptied.
# Package: gatsby-plugin-algolia@1.0.3 (npm). Run on 2026-11-28.
# Matters for: sites that keep `.cache` between builds. Their search lacks records after a single network error.
# Described in: docs/upstream/algolia-notes.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps gatsby-plugin-algolia@1.0.3 algoliasearch@4.24.0 lodash.chunk@4.2.0 >/dev/null
cat >run.cjs <<'JS'
// Stands in for Algolia: an index that exists and is empty. The first push fails, as with a network error.
let pushes = 0
const done = { wait: async () => {} }
const index = {
  indexName: "site",
  exists: async () => true,
  browseObjects: async () => {},
  partialUpdateObjects: objects => push(objects),
  saveObjects: objects => push(objects),
  deleteObjects: () => done,
  getSettings: async () => ({}),
  setSettings: () => done,
}
function push(objects) {
  console.log(`build ${build} pushes ${objects.length}`)
  if (++pushes === 1) throw new Error("network")
  return done
}
require.cache[require.resolve("algoliasearch")] = { exports: () => ({ initIndex: () => index }) }
const { onPostBuild } = require("gatsby-plugin-algolia/gatsby-node.js")
const notes = new Map()
const cache = { get: async key => notes.get(key), set: async (key, value) => void notes.set(key, value) }
const activity = { start() {}, end() {}, setStatus() {}, panicOnBuild: text => console.log(`build ${build} fails: ${text}`) }
const reporter = { activityTimer: () => activity, panicOnBuild: activity.panicOnBuild, warn() {}, info() {} }
const records = [{ objectID: "a", internal: { contentDigest: "1" } }]
const query = { query: "{ records }", transformer: () => records }
const config = { appId: "app", apiKey: "key", indexName: "site", queries: [query] }
let build = 1
;(async () => {
  await onPostBuild({ graphql: async () => ({ data: {} }), reporter, cache }, config)
  build = 2
  await onPostBuild({ graphql: async () => ({ data: {} }), reporter, cache }, config)
  console.log(`pushes in both builds: ${pushes}`)
})()
JS
observed=$(node run.cjs)
echo "$observed"
expected="build 1 pushes 1
build 1 fails: failed to index to Algolia
pushes in both builds: 1"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
