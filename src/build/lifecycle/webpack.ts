import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Compiler } from "webpack"
import { projectRoot, textsRoot } from "../content/project-paths"
import { digestOf } from "../nodes/digest"

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
 * The hash that Gatsby writes into every page tells apart deployments with different scripts. Webpack's own also
 * counts how many style sheets were compiled rather than taken from its cache, so that a second build of the
 * same files would rewrite all pages. This one stands for the emitted files, whose names hold their digests.
 * See docs/decisions/0011-compilation-hash-from-file-names.md.
 */
class HashFileNames {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("HashFileNames", compilation => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = digestOf(names.filter(name => !name.endsWith(".map")).sort()).slice(0, 20)
    })
  }
}

const lockFile = join(projectRoot, "package-lock.json")

/**
 * A kept compilation depends on the versions of all packages, not on each file of Gatsby, webpack and the
 * loaders, which webpack would find one by one. What the site adds to the settings, the build stamp watches.
 * See docs/decisions/0010-webpack-cache-depends-on-the-lock-file.md.
 */
class DependOnLockFile {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("DependOnLockFile", ({ compilation }) => {
      compilation.buildDependencies.clear()
      compilation.buildDependencies.add(lockFile)
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
    plugins: [
      new DependOnLockFile(),
      ...(forBrowser
        ? [
            new RecordAssets(),
            new HashFileNames(),
            // Gatsby's own way of writing heads, which react-helmet does here.
            plugins.normalModuleReplacement(/head-export-handler-for-browser$/, noHeadExport),
          ]
        : []),
    ],
  })
  // Order between components' style sheets never matters: each is scoped, and layers order the rest.
  const config = getConfig() as {
    module: { rules: { oneOf?: object[] }[] }
    plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  }
  for (const { oneOf } of config.module.rules) oneOf?.unshift(lazyStyles)
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options)
      plugin.options.ignoreOrder = true
  }
}
