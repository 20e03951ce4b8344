#!/usr/bin/env bash
# A good guess: react-helmet writes structured data into a page in a way that browsers accept under any Content-Security-Policy.
# What happens: in the browser it assigns plain strings to `innerHTML` of script elements. On a host whose policy has
# `require-trusted-types-for 'script'` a browser refuses that, and react-helmet has no option for a Trusted Types policy.
# Package: react-helmet@6.1.0 (npm). Run on 2026-11-28.
# Matters for: sites with structured data (JSON-LD) and Trusted Types. No served page shows it, only pages that a link leads to.
# Described in: docs/upstream/heads.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps react-helmet@6.1.0 react@18.3.1 react-dom@18.3.1 jsdom@26.1.0 >/dev/null
cat >run.cjs <<'JS'
const { JSDOM } = require("jsdom")
const { window } = new JSDOM("<main></main>", { url: "https://example.com/" })
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
globalThis.navigator ??= window.navigator
const { act, createElement } = require("react")
const { createRoot } = require("react-dom/client")
const { Helmet } = require("react-helmet")
// Stands in for a browser with Trusted Types, which looks at what a script element is given.
const given = new Promise(resolve => {
  for (const name of ["innerHTML", "text", "textContent"])
    Object.defineProperty(window.HTMLScriptElement.prototype, name, {
      set(value) { resolve(`${name} given a plain ${typeof value}`) },
    })
})
const data = createElement("script", { type: "application/ld+json" }, '{"@type":"Article"}')
act(() => createRoot(document.querySelector("main")).render(createElement(Helmet, { defer: false }, data)))
given.then(text => { console.log(text); process.exit() })
JS
observed=$(node run.cjs)
echo "$observed"
grep -qiE 'trusted.?types' node_modules/react-helmet/lib/Helmet.js && { echo "The package knows Trusted Types."; exit 1; }
expected="innerHTML given a plain string"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
