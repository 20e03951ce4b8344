import { createRequire } from "node:module"
import { join } from "node:path"
import type { ExternalItem, Plugin, RspackOptions, RuleSetRule, rspack } from "@rspack/core"
import type webpackModule from "webpack"
import type { Configuration } from "webpack"
import { projectRoot } from "../../../site/project-paths"

const webpack: typeof webpackModule = createRequire(join(projectRoot, "package.json"))("webpack")

/**
 * Converts Gatsby's settings for the code that renders pages, or for develop's document, with the
 * site's own, to Rspack's. Both bundlers use the same rules, but Rspack has a built-in compiler for
 * scripts, and plugins that reach into webpack and caches differ.
 * @throws Error if Gatsby uses a plugin that is not handled here
 */
export function rspackSettings(config: Configuration, bundler: typeof rspack): RspackOptions {
  const { name, context, entry, output, devtool, mode, resolveLoader, optimization } = config
  const { plugins: _, ...resolve } = config.resolve ?? {}
  return {
    ...({ name, context, entry, output, devtool, mode, resolveLoader, resolve } as RspackOptions),
    // This code is not minified, and Rspack cannot use webpack's minimizer objects.
    optimization: { ...(optimization as RspackOptions["optimization"]), minimizer: [] },
    externals: config.externals as ExternalItem[],
    target: "node20",
    cache: false,
    module: { rules: (config.module?.rules ?? []).map(rule => rspackRule(rule as RuleSetRule)) },
    plugins: (config.plugins ?? []).flatMap(plugin => rspackPlugins(plugin, bundler)),
  }
}

const bySwc = "swc-loader"

function rspackRule(rule: RuleSetRule): RuleSetRule {
  const { use } = rule
  return use && typeof use === "object" && "loader" in use && use.loader === bySwc
    ? { ...rule, use: { ...use, loader: `builtin:${bySwc}` } }
    : rule
}

/**
 * Returns Rspack's counterpart of a webpack plugin, or nothing for plugins that serve webpack's
 * cache, watching, or virtual files.
 */
function rspackPlugins(plugin: unknown, bundler: typeof rspack): Plugin[] {
  const { DefinePlugin, NormalModuleReplacementPlugin, ProvidePlugin } = bundler
  if (plugin instanceof webpack.DefinePlugin)
    return [new DefinePlugin(plugin.definitions as Record<string, string>)]
  if (plugin instanceof webpack.ProvidePlugin)
    return [new ProvidePlugin(plugin.definitions as Record<string, string>)]
  if (plugin instanceof webpack.NormalModuleReplacementPlugin) {
    const { resourceRegExp, newResource } = plugin
    if (typeof newResource === "string")
      return [new NormalModuleReplacementPlugin(resourceRegExp, newResource)]
  }
  const name = (plugin as object).constructor.name
  if (unneeded.has(name)) return []
  throw new Error(
    `Gatsby's webpack settings have the plugin ${name}, for which src/gatsby/patches/rspack-renderer/rspack-settings.ts has no equivalent in Rspack. Add one there.`,
  )
}

/**
 * Plugins that Rspack does not need: for moment's locales, which nothing imports, for modules that
 * Gatsby also writes to disk, and for caches of later runs.
 */
const unneeded: ReadonlySet<string> = new Set([
  "IgnorePlugin",
  "GatsbyWebpackVirtualModules",
  "BabelConfigItemsCacheInvalidatorPlugin",
  "DependOnLockFile",
])
