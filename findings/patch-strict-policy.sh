#!/usr/bin/env bash
# A good guess: the inline scripts of a Gatsby site are the same on all pages, so that a Content-Security-Policy can allow them by hash,
# and its pages have no style attributes of Gatsby's own.
# What happens: every page has an inline script that contains its address, so each page needs a hash of its own. Two
# elements, the focus wrapper and the announcer for screen readers, have style attributes, which hashes do not allow.
# Package: gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: sites with a policy that is sent with every page. Hosts limit the length of headers.
# Described in: docs/upstream/strict-policy.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps esbuild@0.25.12 @gatsbyjs/reach-router@2.0.1 react@18.3.1 react-dom@18.3.1 >/dev/null
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/package.json package/cache-dir
cat >run.cjs <<'JS'
const { build } = require("esbuild")
// Stand-ins for files that a build generates, and for parts of Gatsby that add nothing to these pages.
const around = {
  "$virtual/async-requires": "module.exports = { components: { page: () => ({ default: () => null }) } }",
  gatsby: 'exports.StaticQueryContext = require("react").createContext({})',
  "gatsby/package.json": 'module.exports = { version: "5.16.1" }',
  deepmerge: "module.exports = (a, b) => ({ ...a, ...b })",
  "./api-runner-ssr": "exports.apiRunner = (name, args, given) => (given ? [given] : []); exports.apiRunnerAsync = async () => []",
  "./find-path": "exports.grabMatchParams = () => ({})",
  "./head/head-export-handler-for-ssr": "exports.headHandlerForSSR = () => {}",
  "./slice/server-slice-renderer": "exports.ServerSliceRenderer = () => null",
  "react-server-dom-webpack/writer.node.server": "exports.renderToPipeableStream = () => {}",
  "../src/html": 'module.exports = require("./package/cache-dir/default-html")',
}
const standIns = {
  name: "stand-ins",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path }) => (path in around ? { path, namespace: "around" } : undefined))
    onLoad({ filter: /.*/, namespace: "around" }, ({ path }) => ({ contents: around[path], resolveDir: __dirname }))
  },
}
;(async () => {
  await build({
    entryPoints: ["package/cache-dir/static-entry.js"],
    outfile: "static-entry.cjs",
    bundle: true,
    platform: "node",
    loader: { ".js": "jsx" },
    logLevel: "error",
    plugins: [standIns],
    define: { __PATH_PREFIX__: '""', __ASSET_PREFIX__: '""', __BASE_PATH__: '""', "process.env.GATSBY_SLICES": '"1"' },
    external: ["react", "react-dom", "../public/chunk-map.json"],
  })
  const { default: render } = require("./static-entry.cjs")
  const page = async pagePath => {
    const pageData = { path: pagePath, componentChunkName: "page", result: {}, staticQueryHashes: [], slicesMap: {} }
    const lists = { styles: [], scripts: [], reversedStyles: [], reversedScripts: [] }
    const { html } = await render({ pagePath, pageData, staticQueryContext: {}, sliceData: {}, context: {}, ...lists })
    return html
  }
  const pages = [await page("/one/"), await page("/two/")]
  const scripts = pages.map(html => [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text))
  console.log("inline scripts", JSON.stringify(scripts))
  const styled = [...pages[0].matchAll(/<[^>]* style="[^>]*>/g)].map(([tag]) => tag.match(/ id="([^"]*)"/)[1])
  console.log("style attributes", styled.join(" "))
})()
JS
observed=$(NODE_ENV=production node run.cjs)
echo "$observed"
expected='inline scripts [["/*<![CDATA[*/window.pagePath=\"/one/\";/*]]>*/"],["/*<![CDATA[*/window.pagePath=\"/two/\";/*]]>*/"]]
style attributes gatsby-focus-wrapper gatsby-announcer'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
