#!/usr/bin/env bash
# A good guess: a feed generator writes a title as it is given, whichever characters it holds.
# What happens: a text that has to be escaped is put into a CDATA section on a line of its own, so the element's text begins and
# ends with a line break and spaces; a text without such characters is written as it is. A reader that takes the text of the
# element, as XML and Atom define it, gets one title padded and the next one not.
# Package: feedsmith@3.0.1, read with @xmldom/xmldom@0.9.12 (npm). Run on 2026-11-28.
# Matters for: feeds whose titles hold ampersands or angle brackets; trim what is read, or write the XML another way.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feedsmith@3.0.1 @xmldom/xmldom@0.9.12 >/dev/null
cat >run.mjs <<'JS'
import { DOMParser } from "@xmldom/xmldom"
import { generateAtomFeed } from "feedsmith"
const updated = new Date(0)
const entries = ["Puts and calls", "Puts & calls"].map(value => ({ id: value, title: { value }, updated }))
const feed = generateAtomFeed({ id: "https://a.example/", title: { value: "Options" }, updated, entries })
const document = new DOMParser().parseFromString(feed, "text/xml")
for (const entry of document.getElementsByTagName("entry"))
  console.log(JSON.stringify(entry.getElementsByTagName("title")[0].textContent))
JS
observed=$(node run.mjs)
echo "$observed"
expected='"Puts and calls"
"\n      Puts & calls\n    "'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
