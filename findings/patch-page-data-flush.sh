#!/usr/bin/env bash
# A good guess: page data that changes in develop while other page data is written is written afterwards.
# What happens: `flush` returns at once while another one runs, and nothing calls it again. A page of the running flush that gets a new
# result loses its pending mark when the old result has been written.
# Package: gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: editors of large sites, who save a file while a start writes the data of all pages.
# Described in: docs/upstream/page-data-flush.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fastq@1.19.1 >/dev/null
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/dist/utils/page-data.js package/dist/redux/reducers
cat >run.cjs <<'JS'
const Module = require("node:module")
const { _load } = Module
const { queriesReducer } = require("./package/dist/redux/reducers/queries.js")
const { pendingPageDataWritesReducer } = require("./package/dist/redux/reducers/pending-page-data-writes.js")
const state = {
  pages: new Map(["/a/", "/b/"].map(path => [path, { path, componentPath: "/page.js" }])),
  program: { directory: "/site", _: ["develop"] },
  staticQueriesByTemplate: new Map(),
  slices: new Map(),
  slicesByTemplate: new Map(),
  nodeManifests: [],
}
const dispatch = action => {
  state.queries = queriesReducer(state.queries, action)
  state.pendingPageDataWrites = pendingPageDataWritesReducer(state.pendingPageDataWrites, action)
}
dispatch({ type: "@@INIT" })
const results = new Map()
let written
let whileWriting = () => {}
// Stand-ins for the modules that `flush` uses: the store, the query results, and the disk.
const around = {
  "../redux": { store: { getState: () => state, dispatch } },
  "../redux/reducers/queries": { hasFlag: () => false },
  "./cache-lmdb": { default: class { init() { return { get: async path => results.get(path), set: async () => {} } } } },
  "./page-data-helpers": { constructPageDataString: ({ path }, result) => JSON.stringify({ path, result }) },
  "./ensure-file-content": { ensureFileContent: async (_, body) => { written.push(body); await whileWriting() } },
  "./page-mode": { getPageMode: () => "SSG" },
  "../utils/node-manifest": { processNodeManifests: async () => new Map() },
  "./webpack-status": { isWebpackStatusPending: () => false },
  "./websocket-manager": { websocketManager: { emitPageData() {} } },
  "gatsby-cli/lib/reporter": { createProgress: () => ({ start() {}, end() {}, tick() {} }), panicOnBuild: console.log },
  "gatsby-core-utils": { generatePageDataPath: (_, path) => path, createContentDigest: () => "" },
  "@babel/runtime/helpers/interopRequireDefault": value => (value?.__esModule ? value : { default: value }),
}
Module._load = (name, parent, ...rest) => {
  const isReal = /^(?:fastq|path)$|^\.\/package/.test(name) || parent.path.includes("fastq")
  return around[name] ?? (isReal ? _load(name, parent, ...rest) : {})
}
const { flush } = require("./package/dist/utils/page-data.js")
const answer = (path, text) => {
  results.set(path, text)
  dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path } })
}
async function save(path) {
  written = []
  let late
  answer("/a/", "old")
  whileWriting = () => {
    whileWriting = () => {}
    answer(path, "new")
    late = flush()
    return late
  }
  await flush()
  await late
  const pending = [...state.pendingPageDataWrites.pagePaths].join(" ")
  console.log(`${path} changes while /a/ is written: new data written ${/new/.test(written)}, pending "${pending}"`)
  dispatch({ type: "CLEAR_PENDING_PAGE_DATA_WRITE", payload: { page: path } })
}
;(async () => {
  await save("/b/")
  await save("/a/")
})()
JS
observed=$(node run.cjs)
echo "$observed"
expected='/b/ changes while /a/ is written: new data written false, pending "/b/"
/a/ changes while /a/ is written: new data written false, pending ""'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
