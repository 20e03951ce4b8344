#!/usr/bin/env bash
# A good guess: a .ts file without JSX depends on no JSX runtime, whatever tsconfig.json says of `jsx`.
# What happens: without `tsPreCompilationDeps`, the file is compiled first, as if it could hold JSX. A generic arrow function
# (`<T>(value: T) => value`) is then taken for an element, and the file is reported to import react/jsx-runtime. The same file with
# a `function` declaration isn't.
# Packages: dependency-cruiser@17.4.3, typescript@5.9.3, react@18.3.1 (npm). Run on 2026-11-28.
# Matters for: rules such as "the build loads no React"; except jsx-runtime from them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dependency-cruiser@17.4.3 typescript@5.9.3 react@18.3.1 >/dev/null
echo '{ "compilerOptions": { "jsx": "react-jsx", "module": "ESNext", "moduleResolution": "Bundler", "target": "ES2022" } }' >tsconfig.json
echo 'module.exports = { options: { doNotFollow: { path: "node_modules" }, tsConfig: { fileName: "tsconfig.json" } } }' >rules.cjs
mkdir src
echo 'export const same = <T>(value: T): T => value' >src/arrow.ts
echo 'export function same<T>(value: T): T { return value }' >src/declared.ts
observed=$(npx depcruise --config rules.cjs --output-type json src | node -e '
const { modules } = JSON.parse(require("node:fs").readFileSync(0, "utf8"))
for (const { source, dependencies } of modules.filter(one => one.source.startsWith("src/")))
  console.log(source, JSON.stringify(dependencies.map(({ module }) => module)))')
echo "$observed"
expected='src/arrow.ts ["react/jsx-runtime"]
src/declared.ts []'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
