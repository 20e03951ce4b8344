import MiniCssExtractPlugin from "mini-css-extract-plugin"
import type { Compiler, Configuration, RuleSetRule } from "webpack"
import { compareText } from "../../../lib/compare-text"

interface CssModule {
  identifier(): string
}

/** Chunks without a style sheet have no modules. */
const byName = (_: unknown, __: unknown, modules?: Iterable<CssModule>) =>
  modules && new Set([...modules].sort((a, b) => compareText(a.identifier(), b.identifier())))

/**
 * Puts the style sheets in the order of their names. mini-css-extract-plugin goes by the order of imports, which route groups
 * contradict, and then picks another order on a kept cache than on none. Order between style sheets never
 * matters here: components' are scoped, and layers order the rest.
 */
export function orderStyleSheets({ plugins = [] }: Configuration): void {
  for (const plugin of plugins)
    if (plugin instanceof MiniCssExtractPlugin) Object.assign(plugin, { sortModules: byName })
}

/**
 * Gatsby puts all style sheets into the head of every page, lazy ones too. One that is imported with `?lazy` is a
 * file of its own instead, and the import its address.
 */
const lazyStyles = {
  test: /\.css$/,
  resourceQuery: /lazy/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
}

/** @param lists Gatsby's rules for style sheets, of which the first that matches counts */
export function loadLazyStyles(lists: readonly RuleSetRule[][]): void {
  for (const list of lists) list.unshift(lazyStyles)
}

/** Names of the runtime modules with which mini-css-extract-plugin loads style sheets. */
const loading = /^css loading|mini-css chunk filename$/

/**
 * Leaves the loading of style sheets to `src/browser/families/family-styles.ts`: the plugin's own code waits for ever for
 * a sheet that hangs, and takes back the page where one is missing.
 */
export class LoadStylesBySite {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("LoadStylesBySite", compilation => {
      compilation.hooks.runtimeModule.tap("LoadStylesBySite", module => {
        if (loading.test(module.name)) module.generate = () => ""
      })
    })
  }
}
