import { readFileSync } from "node:fs"
import { join } from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import type { Configuration, RuleSetRule } from "webpack"
import { projectRoot } from "../../content/read/project-paths"

/** Syntax that all browsers since 2021 know; none of the site's readers needs older. */
const target = "es2020"

const sources = join(projectRoot, "src")

/** Scripts without queries: Gatsby's Babel plugins know how to replace those. */
const isPlain = (file: string) =>
  file.startsWith(sources) && !readFileSync(file, "utf8").includes("graphql`")

/**
 * The site's own scripts by swc instead of Babel, packages as they were published, and swc as minifier: a cold
 * build spent more than half of its time on these. See docs/decisions/0017-scripts-by-swc.md.
 */
export function compileScriptsBySwc(config: Configuration): void {
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  for (const rule of rules) {
    if (!(rule.test instanceof RegExp)) continue
    // Gatsby's rules for sources, and for published packages, which are modern enough as they are.
    if (rule.test.test("page.tsx")) rule.exclude = isPlain
    else if (rule.test.test("package.mjs")) rule.use = []
  }
  rules.push({
    test: /\.tsx?$/,
    include: isPlain,
    type: "javascript/auto",
    use: {
      loader: "swc-loader",
      options: {
        jsc: {
          target,
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    },
  })
  const { optimization } = config
  if (optimization?.minimizer)
    optimization.minimizer = optimization.minimizer.flatMap(minimizer =>
      minimizer instanceof Object && minimizer.constructor.name === "TerserPlugin"
        ? [
            minifyBySwc({ mangle: true, exclude: runtime }),
            minifyBySwc({ mangle: false, include: runtime }),
          ]
        : minimizer,
    )
}

/**
 * Names the files of all other scripts, by hashes that are not final yet. The short names that the minifier gives
 * depend on how often letters occur, hashes included: equal sites would get different runtimes.
 */
const runtime = /^webpack-runtime/

function minifyBySwc({
  mangle,
  ...files
}: {
  mangle: boolean
  include?: RegExp
  exclude?: RegExp
}) {
  return new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own; processes for it take longer to start than it works.
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle },
  })
}
