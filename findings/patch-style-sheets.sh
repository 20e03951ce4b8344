#!/usr/bin/env bash
# A good guess: a style sheet that does not load leaves a page without its rules, as a `link` in HTML does, and webpack's
# `chunkLoadTimeout` holds for style sheets.
# What happens: mini-css-extract-plugin makes `import()` of a script wait for the script's style sheet. When the sheet is missing,
# `import()` is rejected though the script has come; when it hangs, `import()` never settles, since only scripts have a time limit.
# Packages: mini-css-extract-plugin@1.6.2 (Gatsby 5's), webpack@5.98.0 (npm). Run on 2026-11-28.
# Matters for: sites with a style sheet per route. A reader loses the page for a file that only styles it.
# Described in: docs/upstream/style-sheets.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps webpack@5.98.0 mini-css-extract-plugin@1.6.2 css-loader@5.2.7 >/dev/null
npm pkg delete type
echo 'window.page = import("./page.js")' >main.js
echo 'import "./page.css"; export const text = "page"' >page.js
echo '.page { color: green }' >page.css
cat >run.cjs <<'JS'
const { readFileSync } = require("node:fs")
const vm = require("node:vm")
const webpack = require("webpack")
const Css = require("mini-css-extract-plugin")
const output = { path: `${__dirname}/out`, publicPath: "/", chunkLoadTimeout: 5000 }
const rules = [{ test: /\.css$/, use: [Css.loader, "css-loader"] }]
const settings = { context: __dirname, mode: "production", entry: "./main.js", output, module: { rules }, plugins: [new Css()] }
webpack(settings).run(async (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? stats.toString()
  const limits = []
  const window = { location: { origin: "https://example.com" }, setTimeout: (_, time) => limits.push(time) }
  const added = []
  // Stands in for a browser: every script comes, no style sheet does.
  const document = {
    currentScript: { src: "https://example.com/main.js", tagName: "SCRIPT" },
    getElementsByTagName: () => [],
    createElement: name => ({ name, setAttribute() {}, parentNode: { removeChild() {} } }),
    head: { appendChild: element => added.push(element) },
  }
  const context = vm.createContext({ window, self: window, document, console, clearTimeout() {}, setTimeout: window.setTimeout, Error })
  vm.runInContext(readFileSync("out/main.js", "utf8"), context)
  for (const element of added) {
    if (element.name !== "script") continue
    vm.runInContext(readFileSync(`out${new URL(element.src, "https://example.com").pathname}`, "utf8"), context)
    element.onload({ type: "load" })
  }
  const sheets = added.filter(({ name }) => name === "link")
  console.log("requested", added.map(({ name }) => name).sort().join(" "))
  console.log("time limits", limits.length)
  for (const sheet of sheets) sheet.onerror({ type: "error", target: sheet })
  await window.page.then(() => console.log("page comes"), ({ code }) => console.log("page fails:", code))
})
JS
observed=$(node run.cjs)
echo "$observed"
expected="requested link script
time limits 1
page fails: CSS_CHUNK_LOAD_FAILED"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
