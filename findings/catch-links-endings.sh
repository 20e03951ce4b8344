#!/usr/bin/env bash
# A good guess: gatsby-plugin-catch-links tells pages from files by what is published, or at least by well-known endings.
# What happens: it looks at the address alone. A dot with one to five letters or digits at the end is a file, so the pages
# /docs/v1.2 and /docs/node.js load the whole site again; anything else is a page, so /data/pools.geojson, /LICENSE, and
# /old/page.html are requested from Gatsby's loader, which finds no page data. A link to the page that is shown with another
# query and an anchor is left to the browser, which loads the whole site again, too.
# Package: gatsby-plugin-catch-links@5.16.0 (npm). Run on 2026-11-28.
# Matters for: sites with versions or file names in their addresses, and with data for download.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps gatsby-plugin-catch-links@5.16.0 >/dev/null
# Its two imports, one of which is Gatsby, only add a path prefix.
cp node_modules/gatsby-plugin-catch-links/catch-links.js catch-links.mjs
sed -i 's/import escapeStringRegexp from "escape-string-regexp"/const escapeStringRegexp = text => text/; s/import { withPrefix } from "gatsby"/const withPrefix = path => path/' catch-links.mjs
cat >run.mjs <<'JS'
import { hashShouldBeFollowed, pathIsNotHandledByApp } from "./catch-links.mjs"
for (const pathname of ["/docs/intro", "/docs/v1.2", "/docs/node.js", "/a.pdf", "/data/pools.geojson", "/LICENSE", "/old/page.html"])
  console.log(pathname, pathIsNotHandledByApp({ pathname }, /^\//) ? "file" : "page")
const to = { pathname: "/search", search: "?q=new", hash: "#hit" }
console.log("other query and anchor", hashShouldBeFollowed({ pathname: "/search" }, to) ? "browser" : "app")
JS
observed=$(node run.mjs)
echo "$observed"
expected="/docs/intro page
/docs/v1.2 file
/docs/node.js file
/a.pdf file
/data/pools.geojson page
/LICENSE page
/old/page.html page
other query and anchor browser"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
