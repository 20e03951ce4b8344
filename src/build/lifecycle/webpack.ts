import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Compiler } from "webpack"
import { projectRoot, textsRoot } from "../content/project-paths"

const lockFile = join(projectRoot, "package-lock.json")

/** Files that the last browser build emitted, below public. */
export const emittedAssets = new Set<string>()

/** Keeps the list of emitted files: webpack.stats.json names only the entry points'. */
class RecordAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("RecordAssets", compilation => {
      emittedAssets.clear()
      for (const { name, info } of compilation.getAssets()) {
        emittedAssets.add(name)
        const related = info.related?.sourceMap
        if (typeof related === "string") emittedAssets.add(related)
      }
    })
  }
}

/**
 * Templates with much code of their own, which readers of other pages should not carry. All others are in the
 * app script: no round trip for a chunk, no chunk that a deployment removes.
 * See docs/decisions/0003-one-script-for-most-templates.md.
 */
const ownScript = ["home", "contract"]

const chunkNames = new RegExp(
  `webpackChunkName: "component---src-templates-(${ownScript.join("|")})-tsx"`,
  "g",
)

/** Settings of the browser's bundle. */
const browserBundle = {
  resolve: {
    // Code of Gatsby's <Script> component and its worker, which this site does not use: 2 kB for every reader.
    alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } as Record<
      string,
      false
    >,
  },
  rule: {
    test: /async-requires\.js$/,
    loader: "string-replace-loader",
    options: { search: chunkNames, replace: '$&, webpackMode: "lazy"' },
  },
  parser: { javascript: { dynamicImportMode: "eager" } },
}

const noHeadExport = join(projectRoot, "src/browser/no-head-export.ts")

/** The few things the bundles need beyond Gatsby's own configuration. */
export function configureWebpack({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): void {
  const forBrowser = stage === "build-javascript"
  actions.setWebpackConfig({
    resolve: {
      alias: { "@data": textsRoot, ...(forBrowser ? browserBundle.resolve.alias : {}) },
    },
    module: {
      rules: [
        {
          test: /\.ya?ml$/,
          type: "json",
          use: { loader: "yaml-loader", options: { asJSON: true } },
        },
        ...(forBrowser ? [browserBundle.rule] : []),
      ],
      ...(forBrowser ? { parser: browserBundle.parser } : {}),
    },
    ...(forBrowser
      ? {
          plugins: [
            new RecordAssets(),
            // Gatsby's own way of writing heads, which react-helmet does here.
            plugins.normalModuleReplacement(/head-export-handler-for-browser$/, noHeadExport),
          ],
        }
      : {}),
  })
  const config = getConfig() as {
    cache?: { type: string; buildDependencies?: Record<string, string[]> }
    plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  }
  // What else a kept compilation depends on, the build stamp watches.
  // See docs/decisions/0010-webpack-cache-depends-on-the-lock-file.md.
  if (config.cache?.type === "filesystem") {
    config.cache.buildDependencies = { defaultWebpack: [], config: [lockFile] }
  }
  // Order between components' style sheets never matters: each is scoped, and layers order the rest.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options)
      plugin.options.ignoreOrder = true
  }
}
