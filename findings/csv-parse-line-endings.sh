#!/usr/bin/env bash
# A good guess: csv-parse treats CR LF and LF alike in one file, and its line numbers are those of an editor.
# What happens: it takes the first line ending for all, so rows that end in LF below a header that ends in CR LF become one
# row. It also counts CR LF within quotes as two lines, so that `info.lines` of all later rows is too large.
# Package: csv-parse@7.0.3 (npm). Run on 2026-11-28.
# Matters for: reading exports of analytics that people or programs have edited, and reporting problems with their line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3 >/dev/null
cat >run.cjs <<'JS'
const { parse } = require("csv-parse/sync")
const read = text => {
  const rows = []
  parse(text, { relax_column_count: true, on_record: (row, { lines }) => rows.push([lines, ...row]) && row })
  return JSON.stringify(rows)
}
console.log("mixed", read("a,b\r\n1,2\n3,4\n5,6\n"))
console.log("quoted CR LF", read('a,b\r\n1,"x\r\ny"\r\n3,4\r\n'))
console.log("quoted LF", read('a,b\n1,"x\ny"\n3,4\n'))
JS
observed=$(node run.cjs)
echo "$observed"
expected='mixed [[1,"a","b"],[4,"1","2\n3","4\n5","6\n"]]
quoted CR LF [[1,"a","b"],[4,"1","x\r\ny"],[5,"3","4"]]
quoted LF [[1,"a","b"],[3,"1","x\ny"],[4,"3","4"]]'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
