import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../site/list-files"
import type { Patch } from "./patch"
import { patches } from "./registry"

/** Patterns of code that relies on the internals of a package. */
const reaches: readonly [what: string, pattern: RegExp][] = [
  [
    "a file in a package's dist",
    /(?:from|import|require(?:\.resolve)?)\(? ?["'][^."'][^"']*\/dist\//,
  ],
  ["a source of Gatsby's cache folder", /\\\.cache\[|cache-dir\//],
  ["the cache of modules", /require\.cache\[/],
  ["Gatsby's store or its events", /\bstore\.dispatch\(|\bemitter\.(?:on|emit)\(/],
  ["Gatsby's state, changed", /getState\(\)[^\n]*(?:\.delete\(|\.set\(|\bupdatedAt =)/],
  ["a private member", /Reflect\.get\([^,]+, "_|\[["']_\w+["']\]/],
  ["a module of Node's that is hidden from Gatsby", /getBuiltinModule/],
  ["V8's flags", /setFlagsFromString|prepareStackTrace/],
  ["the allocator", /MIMALLOC/],
  ["a syntax that another plugin registered", /(?:micromark|fromMarkdown)Extensions\??\.at\(/],
  ["the parser of a processor", /\bthis\.[Pp]arser = /],
  ["a class by its name", /\.constructor\.name\b/],
  [
    "a module in the place of another",
    /normalModuleReplacement\(|new NormalModuleReplacementPlugin/,
  ],
  ["the rules of another's webpack settings", /getLocalIdent =|sortModules|\.unshift\(lazyStyles/],
  [
    "Gatsby's runtime in the browser",
    /\b___(?:loader|navigate|chunkMapping|webpackCompilationHash)\b/,
  ],
]

const listed: readonly Patch[] = patches

const isAllowed = (file: string): boolean =>
  file.startsWith("src/gatsby/patches/") ||
  listed.some(({ also = [] }) => also.some(start => file.startsWith(start)))

/** Fuzzed input contains names of private members on purpose. */
const sources = ["src", "scripts"]
  .flatMap(folder => listFiles(folder).map(file => join(folder, file)))
  .filter(
    file =>
      /\.(?:[cm]?[jt]s|tsx)$/.test(file) &&
      !/\.test\.tsx?$|^scripts\/fuzz\/|^src\/testing\//.test(file),
  )

const found = (text: string): string[] =>
  reaches.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

test("finds no use of package internals outside src/gatsby/patches, except in registered files", () => {
  const breaches = sources
    .filter(file => !isAllowed(file))
    .flatMap(file => found(readFileSync(file, "utf8")).map(what => `${file}: ${what}`))
  expect(breaches).toEqual([])
})

test.each([
  [`import { store } from "gatsby/dist/redux"`],
  [`const parser = require("gatsby/dist/query/file-parser")`],
  [`store.dispatch({ type: "TOUCH_NODE" })`],
  [`const { readFileSync } = process.getBuiltinModule("node:fs")`],
  [`data.micromarkExtensions?.at(-1)`],
  [`window.___loader.loadPage(path)`],
])("detects a source with %s", text => {
  expect(found(text)).toHaveLength(1)
})

test("registers every folder as a patch, and names only existing files", () => {
  const folders = readdirSync("src/gatsby/patches", { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.sort()).toEqual(listed.map(({ name }) => name).sort())
  expect(listed.flatMap(({ also = [] }) => also).filter(path => !existsSync(path))).toEqual([])
})
