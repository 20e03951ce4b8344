#!/usr/bin/env bash
# A good guess: a page that Gatsby renders has the text of its components.
# What happens: React 18 streams HTML in chunks of 2,048 bytes. A character of two to four bytes that does not fit into the rest of a
# chunk begins the next one, and the unwritten bytes of the chunk are sent as zeros (facebook/react#31134). Gatsby decodes each
# chunk by itself and joins the strings, so the published page has U+0000 in front of that character.
# Packages: react-dom@18.3.1, gatsby@5.16.1 (npm). Run on 2026-11-28.
# Matters for: every page with text beyond ASCII. Validators refuse it, and searches for the word fail.
# Described in: docs/upstream/whole-characters.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@18.3.1 react-dom@18.3.1 >/dev/null
npm pack --silent gatsby@5.16.1 >/dev/null
tar -xzf gatsby-5.16.1.tgz package/cache-dir/server-utils/writable-as-promise.js
cp package/cache-dir/server-utils/writable-as-promise.js writable-as-promise.mjs
cat >run.mjs <<'JS'
import { createElement } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { WritableAsPromise } from "./writable-as-promise.mjs"
const words = Array.from({ length: 200 }, (_, row) => `${"a".repeat(row % 3)}${"é".repeat(50)}`)
const writable = new WritableAsPromise()
const list = createElement("ul", null, words.map((word, key) => createElement("li", { key }, word)))
const { pipe } = renderToPipeableStream(list, { onAllReady: () => pipe(writable) })
const html = await writable
console.log("zeros", html.split("\0").length > 1)
console.log("text is whole", html.replace(/<[^>]*>/g, "") === words.join(""))
JS
observed=$(node run.mjs)
echo "$observed"
expected="zeros true
text is whole false"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
