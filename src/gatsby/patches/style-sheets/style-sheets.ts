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
 * Sorts the style sheets by name; their order never matters, because components' rules are scoped
 * and layers order the rest. mini-css-extract-plugin follows the order of imports, which differs
 * between route groups, and then picks a different order with a warm cache than with a cold one.
 */
export function orderStyleSheets({ plugins = [] }: Configuration): void {
  for (const plugin of plugins)
    if (plugin instanceof MiniCssExtractPlugin) Object.assign(plugin, { sortModules: byName })
}

/**
 * Rule that emits a style sheet imported with `?lazy` as a separate file, and makes the import its
 * address. Gatsby puts all other style sheets into the head of every page, even lazy ones.
 */
const lazyStyles = {
  test: /\.css$/,
  resourceQuery: /lazy/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
}

/** @param lists Gatsby's rules for style sheets, of which the first match applies */
export function loadLazyStyles(lists: readonly RuleSetRule[][]): void {
  for (const list of lists) list.unshift(lazyStyles)
}

/** Names of the runtime modules that load style sheets for mini-css-extract-plugin. */
const loading = /^css loading|mini-css chunk filename$/

/**
 * Leaves the loading of style sheets to `src/browser/route-groups/load-page-styles.ts`. The
 * plugin's own code hangs on a slow sheet, and aborts navigation if one is missing.
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
