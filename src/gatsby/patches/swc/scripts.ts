import { readFileSync } from "node:fs"
import { join, sep } from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import type { RuleSetRule } from "webpack"
import { contentRoot, projectRoot } from "../../../site/project-paths"

/** Syntax that all browsers since 2021 support; none of the site's readers need older syntax. */
const target = "es2020"

/**
 * Folders of the site's own scripts, Gatsby's scripts, which it copies into its cache, and MDX
 * pages.
 */
const sources = [...["src", ".cache"].map(folder => join(projectRoot, folder)), contentRoot].map(
  folder => folder + sep,
)

const isOwn = (file: string) => sources.some(folder => file.startsWith(folder))

/**
 * True for scripts with a query, which Gatsby's Babel plugins must replace, and for MDX pages,
 * which gatsby-plugin-mdx passes to Babel.
 */
const hasQuery = (file: string) =>
  isOwn(file) && (/\.mdx?$/.test(file) || readFileSync(file, "utf8").includes("graphql`"))

const isPlain = (file: string) => isOwn(file) && !hasQuery(file)

/**
 * Compiles sources with swc instead of Babel, and leaves packages as published. A cold build spent
 * more than half of its time on these and on Gatsby's minifier.
 * @see docs/decisions/0017-scripts-by-swc.md
 */
export function compileScriptsBySwc(rules: RuleSetRule[], stage: string): void {
  const ruleFor = (file: string) =>
    rules.filter(({ test }) => test instanceof RegExp && test.test(file))
  // Gatsby's rules for sources, and for published packages, which need no compilation.
  const forSources = ruleFor("page.tsx")
  for (const rule of forSources) rule.exclude = isPlain
  const forPackages = ruleFor("package.mjs").filter(rule => !forSources.includes(rule))
  for (const rule of forPackages) rule.use = []
  const isDevelop = stage === "develop"
  const type = "javascript/auto"
  rules.push(
    // Hot replacement: a saved file is swapped in without reloading the page.
    { test: /\.(js|tsx?)$/, include: isPlain, type, use: swc(isDevelop, isDevelop) },
    // Runs after Babel, which handles hot replacement for these files itself.
    {
      test: /\.(js|tsx?|mdx?)$/,
      include: hasQuery,
      enforce: "post",
      type,
      use: swc(isDevelop, false),
    },
  )
}

const swc = (development: boolean, refresh: boolean) => ({
  loader: "swc-loader",
  options: {
    jsc: {
      target,
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", development, refresh } },
    },
  },
})

/** Minifiers of scripts, instead of Gatsby's. */
export const minifiersOfScripts = () => [
  minifyBySwc({ minify: TerserPlugin.swcMinify, exclude: runtime }),
  minifyBySwc({ minify: minifyRuntime, include: runtime }),
]

const runtime = /^webpack-runtime/

/** Length of the hashes in file names: webpack's default. */
export const hashDigits = 20
const hashInQuotes = new RegExp(`(?<=")[0-9a-f]{${hashDigits}}(?=")`, "g")
/** Prefix of a placeholder, which is padded to the length of a hash. */
const placeholder = "hash"
const numberDigits = hashDigits - placeholder.length
const placeholders = new RegExp(`${placeholder}(\\d{${numberDigits}})`, "g")

type Minify = (
  ...parameters: Parameters<typeof TerserPlugin.swcMinify>
) => ReturnType<typeof TerserPlugin.swcMinify>

/**
 * Minifies the runtime with numbers instead of hashes. The runtime refers to all other scripts by
 * hashes that are not final yet, and the minifier's short names depend on letter frequencies, so
 * equal sites would otherwise get different runtimes.
 */
export const minifyRuntime: Minify = async (files, ...rest) => {
  const hashes: string[] = []
  const numbered = Object.entries(files).map(([file, code]) => [
    file,
    code.replace(hashInQuotes, hash => {
      hashes.push(hash)
      return placeholder + String(hashes.length - 1).padStart(numberDigits, "0")
    }),
  ])
  const minified = await TerserPlugin.swcMinify(Object.fromEntries(numbered), ...rest)
  const code = minified.code?.replace(
    placeholders,
    (whole, index) => hashes[Number(index)] ?? whole,
  )
  return { ...minified, code }
}

function minifyBySwc({ minify, ...files }: { minify: Minify; include?: RegExp; exclude?: RegExp }) {
  return new TerserPlugin({
    ...files,
    minify,
    // swc has its own threads; starting processes for it would take longer than the work itself.
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  })
}
