#!/usr/bin/env bash
# A good guess: a page that could not be loaded in Gatsby can be loaded when the network is back.
# What happens: Gatsby's loader remembers every result, failures included, until the next full load. It asks four times at once,
# then answers from memory. A request without an answer has no time limit.
# Package: gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: readers on trains and phones. Links to a page that failed once stay broken.
# Described in: docs/upstream/page-loads.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/cache-dir/loader.js
# Its three imports prefetch, tell others of loads, and match addresses with client-only routes.
sed -e 's/^import prefetchHelper .*/const prefetchHelper = async () => {}/' \
  -e 's/^import emitter .*/const emitter = { emit() {}, on() {} }/' \
  -e 's/^import { setMatchPaths.*/const setMatchPaths = () => {}, findPath = path => path, findMatchPath = () => undefined/' \
  package/cache-dir/loader.js >loader.mjs
cat >run.mjs <<'JS'
let isOnline = false
let requests = 0
let limits = 0
class XMLHttpRequest {
  open() {}
  set timeout(_) { limits++ }
  send() {
    requests++
    this.readyState = 4
    this.status = isOnline ? 200 : 0
    const page = { path: "/post/", componentChunkName: "component", result: {}, staticQueryHashes: [] }
    this.responseText = isOnline ? JSON.stringify({ ...page, webpackCompilationHash: "1" }) : ""
    queueMicrotask(() => this.onreadystatechange())
  }
}
Object.assign(globalThis, { XMLHttpRequest, __PATH_PREFIX__: "", ___chunkMapping: {}, window: globalThis, document: {} })
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true })
const { BaseLoader } = await import("./loader.mjs")
class Loader extends BaseLoader {
  constructor() { super(async () => ({ default: () => null }), []) }
  loadAppData() { return Promise.resolve({ webpackCompilationHash: "1" }) }
}
const loader = new Loader()
const load = async when => {
  requests = 0
  const { status, page } = await loader.loadPage("/post/")
  console.log(`${when}: ${status === "error" ? "fails" : page ? "loads" : "nothing"}, requests ${requests}`)
}
await load("offline")
isOnline = true
await load("online again")
await new Loader().loadPage("/post/").then(({ page }) => console.log("after a full load:", page ? "loads" : "fails"))
console.log("time limits", limits)
JS
observed=$(node run.mjs)
echo "$observed"
expected="offline: fails, requests 4
online again: fails, requests 0
after a full load: loads
time limits 0"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
