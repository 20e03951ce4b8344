import { statSync } from "node:fs"
import { join } from "node:path"
import { digestOf } from "../lib/digest"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/**
 * Digest of all files that loading the site depends on; changes when a file is saved, added, or
 * removed.
 */
export function contentOnDisk(): string {
  const paths = [contentRoot, staticRoot].flatMap(folder =>
    listFiles(folder).map(file => join(folder, file)),
  )
  return digestOf(
    paths.map(path => {
      // Undefined if the file was removed a moment ago.
      const stats = statSync(path, { throwIfNoEntry: false })
      return [path, stats?.mtimeMs, stats?.size]
    }),
  )
}
