#!/usr/bin/env bash
# A good guess: a page whose node changes in develop while the page's query runs is queried again.
# What happens: at the start of a query, Gatsby forgets what it depends on; at its end, it records what it read and marks it as up to
# date. A node that changes in between marks no query, so the page shows the old text until the file is saved once more.
# Package: gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: editors of large sites, who save a file in the second in which they open its page.
# Described in: docs/upstream/queries-at-rest.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/dist/redux/reducers/queries.js
cat >run.cjs <<'JS'
const { queriesReducer } = require("./package/dist/redux/reducers/queries.js")
const path = "/post/"
const node = { id: "post", internal: { type: "Post" } }
const read = { type: "CREATE_COMPONENT_DEPENDENCY", payload: [{ path, nodeId: node.id }] }
const saved = { type: "CREATE_NODE", payload: node }
const run = actions => {
  const state = actions.reduce(queriesReducer, queriesReducer(undefined, { type: "@@INIT" }))
  return state.trackedQueries.get(path).dirty !== 0
}
// The actions that Gatsby dispatches for a page and its query, in this order.
const created = [{ type: "CREATE_PAGE", payload: { path, componentPath: "/post.js" } }]
const start = { type: "QUERY_START", payload: { path } }
const end = { type: "PAGE_QUERY_RUN", payload: { path } }
console.log("saved after the query: runs again", run([...created, start, read, end, saved]))
console.log("saved during the query: runs again", run([...created, start, read, end, start, saved, read, end]))
JS
observed=$(node run.cjs)
echo "$observed"
expected="saved after the query: runs again true
saved during the query: runs again false"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
