import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "./list-files"
import { projectRoot } from "./project-paths"

/**
 * Digest of the code that a cached result depends on. Gatsby only watches the gatsby-* files themselves,
 * so results that outlive a build carry this digest of everything those files import.
 */
export function codeFingerprint(paths: readonly string[]): string {
  const hash = createHash("sha256")
  for (const path of paths) {
    const absolute = join(projectRoot, path)
    const files = existsSync(absolute) && !path.includes(".") ? listFiles(absolute) : [""]
    for (const file of files) {
      // Views and styles below these folders never take part in a build's own work.
      if (/(\.test\.ts|\.tsx|\.css)$/.test(file)) continue
      const name = join(absolute, file)
      hash.update(`${path}/${file}\0`)
      if (existsSync(name)) hash.update(readFileSync(name))
    }
  }
  return hash.digest("hex").slice(0, 20)
}

/** Code that decides what a content file compiles to. */
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
