import { join } from "node:path"
import MiniCssExtractPlugin from "mini-css-extract-plugin"
import type { Compiler } from "webpack"
import { compareText } from "../../content/problem"
import { digestOf } from "../../content/read/digest"
import { projectRoot } from "../../content/read/project-paths"
import { session } from "../session"
import { expectSome } from "./expect-some"

/** Keeps the list of emitted files: webpack.stats.json names only the entry points'. */
export class RecordAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("RecordAssets", compilation => {
      session.emittedAssets.clear()
      for (const { name, info } of compilation.getAssets()) {
        session.emittedAssets.add(name)
        const related = info.related?.sourceMap
        if (typeof related === "string") session.emittedAssets.add(related)
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
export class HashFileNames {
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
export class DependOnLockFile {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("DependOnLockFile", ({ compilation }) => {
      compilation.buildDependencies.clear()
      compilation.buildDependencies.add(lockFile)
    })
  }
}

interface CssModule {
  identifier(): string
}

/**
 * Puts the style sheets in the order of their names. The plugin goes by the order of imports, which families
 * of templates contradict, and then picks another order on a kept cache than on none. Order between style sheets
 * never matters here: components' are scoped, and layers order the rest.
 */
export function orderStyleSheets(plugins: readonly unknown[]): void {
  const extracting = plugins.filter(plugin => plugin instanceof MiniCssExtractPlugin)
  // Chunks without a style sheet have no modules.
  const byName = (_: unknown, __: unknown, modules?: Iterable<CssModule>) =>
    modules && new Set([...modules].sort((a, b) => compareText(a.identifier(), b.identifier())))
  for (const plugin of expectSome("the plugin that puts style sheets into files", extracting)) {
    expectSome("a way to order style sheets", "sortModules" in plugin ? [plugin.sortModules] : [])
    Object.assign(plugin, { sortModules: byName })
  }
}
