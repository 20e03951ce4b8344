import type { CreateWebpackConfigArgs } from "gatsby"
import type { Compiler } from "webpack"
import { textsRoot } from "../content/project-paths"

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

/** The few things the bundles need beyond Gatsby's own configuration. */
export function configureWebpack({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "@data": textsRoot,
      },
    },
    module: {
      rules: [
        {
          test: /\.ya?ml$/,
          type: "json",
          use: { loader: "yaml-loader", options: { asJSON: true } },
        },
      ],
      // One script for all templates: no round trip for a chunk, no chunk that a deployment removes.
      // See docs/decisions/0003-one-script-for-all-templates.md.
      ...(stage === "build-javascript"
        ? { parser: { javascript: { dynamicImportMode: "eager" } } }
        : {}),
    },
    ...(stage === "build-javascript" ? { plugins: [new RecordAssets()] } : {}),
  })
  // Order between components' style sheets never matters: each is scoped, and layers order the rest.
  const config = getConfig() as {
    plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  }
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options)
      plugin.options.ignoreOrder = true
  }
}
