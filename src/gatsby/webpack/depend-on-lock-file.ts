import { join } from "node:path"
import type { Compiler } from "webpack"
import { projectRoot } from "../../site/project-paths"

const lockFile = join(projectRoot, "package-lock.json")

/**
 * Makes a cached compilation depend on package versions instead of on each file of Gatsby, webpack,
 * and the loaders. The option `cache.buildDependencies` is not enough, because webpack adds each
 * loader that it ran, and then resolves all files that these load
 * (docs/decisions/0010-webpack-cache-depends-on-the-lock-file.md).
 */
export class DependOnLockFile {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("DependOnLockFile", ({ compilation }) => {
      compilation.buildDependencies.clear()
      compilation.buildDependencies.add(lockFile)
    })
  }
}
