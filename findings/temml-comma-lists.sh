#!/usr/bin/env bash
# Guess:   in math, a comma between digits separates them, as in TeX: `x_{1,2}` has two indices, and a space changes nothing.
# Instead: Temml joins digits around a comma into one number (`<mn>1,2</mn>`), unless a space follows the comma. No option turns this off.
# Package: temml@0.13.5 (npm), run on 2026-11-28.
# Matters: points, intervals and indices of formulas are set, searched and read aloud as numbers with a decimal comma.
# Source:  found here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts temml@0.13.5
cat >run.mjs <<'JS'
import temml from "temml"

for (const tex of ["x_{1,2}", "x_{1, 2}", "0,1", "1{,}5"]) {
  const numbers = temml.renderToString(tex).match(/<mn>[^<]*<\/mn>/g) ?? []
  console.log(`${tex} -> ${numbers.join(" ")}`)
}
JS
observed=$(node run.mjs)
expected='x_{1,2} -> <mn>1,2</mn>
x_{1, 2} -> <mn>1</mn> <mn>2</mn>
0,1 -> <mn>0,1</mn>
1{,}5 -> <mn>1,5</mn>'
echo "$observed"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
