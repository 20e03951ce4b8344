#!/usr/bin/env bash
# Guess:   remark-gfm makes mail links of mail addresses only, so package versions such as `viem@2.0.0-beta` stay text.
# Instead: a prerelease whose last character is a letter becomes a `mailto:` link, and so does the host of `git@github.com:org/repo`.
#          A plain release (`viem@2.0.0`) stays text.
# Package: remark-gfm@4.0.1 with remark-parse@11.0.0 and unified@11.0.5 (npm), run on 2026-11-28.
# Matters: install instructions on documentation sites get mail links, in headings too.
# Source:  https://github.github.com/gfm/#autolinks-extension-
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts remark-gfm@4.0.1 remark-parse@11.0.0 unified@11.0.5
cat >run.mjs <<'JS'
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

const parser = unified().use(remarkParse).use(remarkGfm)
for (const text of ["viem@2.0.0", "viem@2.0.0-beta", "git@github.com:org/repo.git"]) {
  const [first] = parser.parse(text).children[0].children
  console.log(`${text} -> ${first.type === "link" ? first.url : "text"}`)
}
JS
observed=$(node run.mjs)
expected='viem@2.0.0 -> text
viem@2.0.0-beta -> mailto:viem@2.0.0-beta
git@github.com:org/repo.git -> mailto:git@github.com'
echo "$observed"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
