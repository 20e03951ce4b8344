#!/usr/bin/env bash
# A good guess: a program that draws Mermaid draws every part of a diagram, or throws.
# What happens: without an error, a note before the first message is missing; a relation of entities whose left end is `}o` is
# missing with its entities; and of two labels of one node the first is drawn (in Mermaid, the last one counts).
# Package: beautiful-mermaid@1.1.3 (npm). Run on 2026-11-28.
# Matters for: documentation whose diagrams are drawn at build time; compare the words of the source with those of the drawing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund beautiful-mermaid@1.1.3 >/dev/null
cat >run.mjs <<'JS'
import { renderMermaidSVG } from "beautiful-mermaid"
const words = (name, source) => {
  const texts = [...renderMermaidSVG(source).matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)]
  console.log(name, JSON.stringify(texts.map(([, text]) => text.replace(/<[^>]*>/g, "").trim()).sort()))
}
words("note", "sequenceDiagram\nNote over A,B: early\nA->>B: go")
words("relation", "erDiagram\nA ||--|| B : has\nC }o--|| D : lost")
words("labels", "flowchart TD\nA[one] --> B\nA[two] --> C")
JS
observed=$(node run.mjs)
echo "$observed"
expected='note ["A","B","go"]
relation ["(no attributes)","(no attributes)","A","B","has"]
labels ["B","C","one"]'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
