#!/usr/bin/env bash
# A good guess: a pool of gatsby-worker can be ended while a worker still works: what was asked of it is dropped.
# What happens: every promise that the pool has given is rejected. Gatsby asks all workers to prepare for queries, keeps no promise of
# that, and ends the pool when the pages are written. A build that is done first ends with an unhandled rejection.
# Packages: gatsby-worker@2.16.0, gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: small sites, and builds in which hardly anything has changed.
# Described in: docs/upstream/short-builds.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gatsby-worker@2.16.0 >/dev/null
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/dist/bootstrap/index.js
echo "module.exports.prepare = () => new Promise(resolve => process.on('disconnect', resolve))" >child.cjs
cat >run.cjs <<'JS'
const { WorkerPool } = require("gatsby-worker")
process.on("unhandledRejection", ({ message }) => console.log(`unhandled: ${message}`))
const pool = new WorkerPool(require.resolve("./child.cjs"), { numWorkers: 1 })
// As Gatsby's bootstrap does it: two tasks, of which no promise is kept.
pool.all.prepare()
pool.all.prepare()
Promise.all(pool.end())
JS
observed=$(node run.cjs; grep -oE '^ *(await .*)?workerPool\.all\.\w+' package/dist/bootstrap/index.js | tr -d ' ')
echo "$observed"
expected="unhandled: Worker exited before finishing task
unhandled: Worker exited before finishing task
workerPool.all.loadConfigAndPlugins
workerPool.all.buildSchema"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
