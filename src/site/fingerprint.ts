import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "./list-files"
import { projectRoot } from "./project-paths"

/**
 * Digest of the code that a cached result depends on. Gatsby watches only the gatsby-* files
 * themselves, so results that outlive a build carry this digest of everything that those files
 * import.
 */
export function codeFingerprint(paths: readonly string[]): string {
  const hash = createHash("sha256")
  for (const path of paths) {
    const absolute = join(projectRoot, path)
    const files = existsSync(absolute) && !path.includes(".") ? listFiles(absolute) : [""]
    for (const file of files) {
      // Views and styles below these folders do not affect the build's results.
      if (/(\.test\.ts|\.tsx|\.css)$/.test(file)) continue
      const name = join(absolute, file)
      hash.update(`${path}/${file}\0`)
      if (existsSync(name)) hash.update(readFileSync(name))
    }
  }
  return hash.digest("hex").slice(0, 20)
}

/** Code that affects the compiled result of a content file. */
export const compilerPaths = [
  "package-lock.json",
  "src/site.config.ts",
  "src/page.config.ts",
  "src/lib",
  "src/content",
  "src/model",
  "src/site",
  "src/markdown",
  "src/claims",
  "src/content-components",
  "src/options",
]
