#!/usr/bin/env bash
# A good guess: two builds of the same sources have the same compilation hash, with a cache or without, and the hash of code that renders
# a page changes with the rules that the page imports.
# What happens: where mini-css-extract-plugin takes style sheets from webpack's cache, `stats.hash` differs although all files are
# equal; Gatsby writes it into every page. And Gatsby's code that renders pages imports only the names of classes, so that its
# chunk hashes, by which Gatsby decides which pages to render again, stay the same when a rule changes.
# Packages: webpack@5.98.0, mini-css-extract-plugin@1.6.2, css-loader@5.2.7, as in gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: builds on a kept cache. All pages are written again without need, or keep rules that are out of date.
# Described in: docs/upstream/page-hashes.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps webpack@5.98.0 mini-css-extract-plugin@1.6.2 css-loader@5.2.7 >/dev/null
npm pkg delete type
echo 'import { page } from "./page.module.css"; export default page' >page.js
echo '.page { color: green }' >page.module.css
cat >run.cjs <<'JS'
const { readdirSync, readFileSync, writeFileSync } = require("node:fs")
const webpack = require("webpack")
const Css = require("mini-css-extract-plugin")
/** As Gatsby's stage for browsers, or as its stage for HTML, which takes only names from style sheets. */
function build(isForBrowsers, cache) {
  const path = `${__dirname}/out`
  const modules = { namedExport: true, exportOnlyLocals: !isForBrowsers }
  const css = { loader: "css-loader", options: { esModule: true, modules } }
  const use = isForBrowsers ? [{ loader: Css.loader, options: { modules: { namedExport: true } } }, css] : [css]
  const settings = {
    context: __dirname,
    mode: "production",
    entry: "./page.js",
    output: { path, clean: true, filename: "[name]-[contenthash].js" },
    cache: cache && { type: "filesystem", cacheDirectory: `${__dirname}/cache` },
    module: { rules: [{ test: /\.css$/, use }] },
    plugins: isForBrowsers ? [new Css({ filename: "[name]-[contenthash].css" })] : [],
  }
  const compiler = webpack(settings)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? stats.toString())
      const files = readdirSync(path).sort().map(name => [name, readFileSync(`${path}/${name}`, "utf8")])
      const [chunk] = stats.compilation.chunks
      compiler.close(() => resolve({ hash: stats.hash, chunk: chunk.hash, files: JSON.stringify(files) }))
    })
  })
}
;(async () => {
  const first = await build(true, true)
  const second = await build(true, true)
  console.log("same sources, second build from the cache: same files", first.files === second.files)
  console.log("same sources, second build from the cache: same hash", first.hash === second.hash)
  const before = await build(false, false)
  writeFileSync("page.module.css", ".page { color: red }")
  const after = await build(false, false)
  console.log("another rule: code that renders has the same hash", before.chunk === after.chunk)
})()
JS
observed=$(node run.cjs)
echo "$observed"
expected="same sources, second build from the cache: same files true
same sources, second build from the cache: same hash false
another rule: code that renders has the same hash true"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
