#!/usr/bin/env bash
# A good guess: gatsby-plugin-mdx has an option that limits it to some of the MDX files that gatsby-source-filesystem finds.
# What happens: it makes an Mdx node of every file with a known extension. Its options choose extensions, not paths, and
# `shouldBlockNodeFromTransformation`, which chose files, is gone since version 4.
# Package: gatsby-plugin-mdx@5.16.0 (npm). Run on 2026-11-28.
# Matters for: sites on which MDX files are read in two ways, such as pages by this plugin and texts by a pipeline of the site's own.
# Described in: docs/upstream/code-pages.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @babel/runtime@7.28.4 >/dev/null
npm pack --silent gatsby-plugin-mdx@5.16.0 >/dev/null
tar -xzf gatsby-plugin-mdx-5.16.0.tgz
cat >run.cjs <<'JS'
// The two functions below need no other package than the one that merges options with their defaults.
const Module = require("node:module")
const { _load } = Module
Module._load = (name, ...rest) => {
  if (name === "deepmerge") return (defaults, options) => ({ ...defaults, ...options })
  return /^[./]|^path$|^@babel/.test(name) ? _load(name, ...rest) : {}
}
const plugin = require("./package/dist/gatsby-node.js")
// Gatsby's Joi, of which only the names of options matter here.
const any = new Proxy({}, { get: () => () => any })
const kinds = ["array", "string", "boolean", "subPlugins"].map(kind => [kind, () => any])
const Joi = { ...Object.fromEntries(kinds), object: keys => (keys ? { keys } : any) }
const { keys } = plugin.pluginOptionsSchema({ Joi })
console.log("options", Object.keys(keys).sort().join(" "))
for (const absolutePath of ["/site/pages/tool.mdx", "/site/posts/text.mdx"]) {
  const node = { absolutePath, ext: ".mdx", internal: { type: "File" } }
  console.log(absolutePath, plugin.shouldOnCreateNode({ node }, {}))
}
JS
observed=$(node run.cjs)
echo "$observed"
expected="options extensions gatsbyRemarkPlugins mdxOptions
/site/pages/tool.mdx true
/site/posts/text.mdx true"
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
