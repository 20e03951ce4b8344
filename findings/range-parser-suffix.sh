#!/bin/sh
# A good guess: "the last 100 bytes" of a file of 10 bytes is the whole file, as RFC 9110 (14.1.2) says and nginx answers.
# Instead: range-parser calls such a range unsatisfiable, so that send, serve-static and Express answer 416.
# Version: range-parser 1.2.1 (npm). Run on 2026-11-28.
# Matters to a site whose local server is built on send: players and archive readers ask for the end of a file this way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . range-parser@1.2.1 >/dev/null
observed=$(node -e '
  const parse = require("range-parser")
  const show = header => JSON.stringify(parse(10, header))
  console.log(["bytes=-3", "bytes=-10", "bytes=-100"].map(show).join(" "))
')
expected='[{"start":7,"end":9}] [{"start":0,"end":9}] -1'
echo "last 3, 10 and 100 of 10 bytes: $observed"
[ "$observed" = "$expected" ] || { echo "changed; expected: $expected"; exit 1; }
