#!/usr/bin/env bash
# A good guess: a Gatsby site restores the place on a page when a reader goes back to it, and only then.
# What happens: the router gives the first page of each document the key "initial", and gatsby-react-router-scroll finds the
# stored place by path and key. A new visit in the same tab, such as by a link from another site, therefore opens where
# the reader had left the page at the last visit. The package also decodes the address behind its `#` without a guard.
# Packages: gatsby-react-router-scroll@6.16.0, @gatsbyjs/reach-router@2.0.1 (npm). Run on 2026-11-28.
# Matters for: readers who come to a long page a second time.
# Described in: docs/upstream/scrolling.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps gatsby-react-router-scroll@6.16.0 \
  @gatsbyjs/reach-router@2.0.1 @babel/runtime@7.28.4 react@18.3.1 react-dom@18.3.1 jsdom@26.1.0 >/dev/null
cat >run.cjs <<'JS'
const { JSDOM } = require("jsdom")
const { window } = new JSDOM("<main></main>", { url: "https://example.com/docs/", pretendToBeVisual: true })
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
globalThis.navigator ??= window.navigator
globalThis.requestAnimationFrame = save => save()
const { act, createElement } = require("react")
const { createRoot } = require("react-dom/client")
const { createHistory } = require("@gatsbyjs/reach-router")
const { ScrollHandler } = require("gatsby-react-router-scroll/scroll-handler.js")

function visit() {
  const { location } = createHistory(window)
  const root = createRoot(document.querySelector("main"))
  const places = []
  window.scrollTo = (_, top) => places.push(top)
  act(() => root.render(createElement(ScrollHandler, { location }, createElement("p"))))
  return { key: location.key, places, leave: () => act(() => root.unmount()) }
}
const first = visit()
window.scrollY = 1200
window.dispatchEvent(new window.Event("scroll"))
first.leave()
const second = visit()
console.log("first visit", first.key, JSON.stringify(first.places))
console.log("new visit", second.key, JSON.stringify(second.places))
JS
observed=$(node run.cjs)
echo "$observed"
expected='first visit initial []
new visit initial [1200]'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
