import { readFileSync } from "node:fs"
import { join, sep } from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import type { RuleSetRule } from "webpack"
import { contentRoot, projectRoot } from "../../../site/project-paths"

/** Syntax that all browsers since 2021 know; none of the site's readers needs older. */
const target = "es2020"

/** The site's own scripts, Gatsby's, which it copies into its cache, and pages in MDX. */
const sources = [...["src", ".cache"].map(folder => join(projectRoot, folder)), contentRoot].map(
  folder => folder + sep,
)

const isOwn = (file: string) => sources.some(folder => file.startsWith(folder))

/** Scripts with a query, which Gatsby's plugins of Babel know how to replace, and pages in MDX, which its plugin hands to Babel. */
const hasQuery = (file: string) =>
  isOwn(file) && (/\.mdx?$/.test(file) || readFileSync(file, "utf8").includes("graphql`"))

const isPlain = (file: string) => isOwn(file) && !hasQuery(file)

/**
 * Sources by swc instead of Babel, packages as they were published: a cold build spent more than half of its time on these and
 * on Gatsby's minifier. See docs/decisions/0017-scripts-by-swc.md.
 */
export function compileScriptsBySwc(rules: RuleSetRule[], stage: string): void {
  const ruleFor = (file: string) =>
    rules.filter(({ test }) => test instanceof RegExp && test.test(file))
  // Gatsby's rules for sources, and for published packages, which are modern enough as they are.
  const forSources = ruleFor("page.tsx")
  for (const rule of forSources) rule.exclude = isPlain
  const forPackages = ruleFor("package.mjs").filter(rule => !forSources.includes(rule))
  for (const rule of forPackages) rule.use = []
  const isDevelop = stage === "develop"
  const type = "javascript/auto"
  rules.push(
    // What an editor saves takes the place of what the page has, without a new load.
    { test: /\.(js|tsx?)$/, include: isPlain, type, use: swc(isDevelop, isDevelop) },
    // After Babel, which sees to that of the others itself.
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

/** Minifiers of scripts, in place of Gatsby's. */
export const minifiersOfScripts = () => [
  minifyBySwc({ minify: TerserPlugin.swcMinify, exclude: runtime }),
  minifyBySwc({ minify: minifyRuntime, include: runtime }),
]

const runtime = /^webpack-runtime/

/** Length of the hashes in file names: webpack's default. */
export const hashDigits = 20
const hashInQuotes = new RegExp(`(?<=")[0-9a-f]{${hashDigits}}(?=")`, "g")
/** As long as a hash. */
const placeholder = "hash"
const numberDigits = hashDigits - placeholder.length
const placeholders = new RegExp(`${placeholder}(\\d{${numberDigits}})`, "g")

type Minify = (
  ...parameters: Parameters<typeof TerserPlugin.swcMinify>
) => ReturnType<typeof TerserPlugin.swcMinify>

/**
 * The runtime names the files of all other scripts, by hashes that are not final yet. The short names that the minifier gives
 * depend on how often letters occur, so it sees numbers in place of hashes: equal sites get equal runtimes.
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
    // swc has threads of its own; processes for it take longer to start than it works.
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  })
}
