#!/usr/bin/env bash
# A good guess: <div hidden="until-found"> reaches the page as it is written, so that browsers find words in hidden panels.
# What happens: React 18 takes every true value of `hidden` for true and writes an empty one, on the server and in the browser,
# so the panel is just hidden and find-in-page skips it. No warning says so. React 19 has not changed this.
# Packages: react@18.3.1, react-dom@18.3.1, and both at 19.1.0 (npm). Run on 2026-11-28.
# Matters for: tabs, accordions, and filters whose text readers search for in the page or link into.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react-dom@18.3.1 react@18.3.1 >/dev/null
mkdir nineteen && cd nineteen && npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.1.0 react-dom@19.1.0 >/dev/null
cat >run.cjs <<'JS'
const { createElement } = require("react")
const { renderToStaticMarkup } = require("react-dom/server")
console.log(require("react").version, renderToStaticMarkup(createElement("div", { hidden: "until-found" })))
JS
observed="$(cd .. && cp nineteen/run.cjs . && node run.cjs)
$(node run.cjs)"
echo "$observed"
expected='18.3.1 <div hidden=""></div>
19.1.0 <div hidden=""></div>'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
