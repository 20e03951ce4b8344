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
npm init -y >/dev/null
npm pkg delete type
npm install --silent --no-audit --no-fund --legacy-peer-deps --ignore-scripts gatsby@5.16.1 react@18.3.1 react-dom@18.3.1 >/dev/null
export GATSBY_TELEMETRY_DISABLED=1 GATSBY_LOGGER=yurnalist CI=true
mkdir -p src/pages
echo 'export default () => null' >src/pages/index.js
echo 'exports.onPreBootstrap = require("./hooks").onPreBootstrap' >gatsby-node.js
# The cache is found as the hooks find it: what one build has noted, the next one reads.
hooks() {
  cat >hooks.js <<JS
exports.onPreBootstrap = async ({ cache }) => {
  console.log("code $1, noted by code", await cache.get("by"))
  await cache.set("by", $1)
}
JS
}
build() {
  npx gatsby build | grep -oE "code .*|One or more of your plugins have changed" || true
}
observed=$(
  hooks 1; build
  hooks 2; build
  echo "// A comment." >>gatsby-node.js; build
)
echo "$observed"
expected="code 1, noted by code undefined
code 2, noted by code 1
One or more of your plugins have changed
code 2, noted by code undefined"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
