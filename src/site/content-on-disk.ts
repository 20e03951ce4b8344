import { statSync } from "node:fs"
import { join } from "node:path"
import { digestOf } from "../lib/digest"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** What lies on the disk of all that a reading looks at, as a digest that is another one when a file is saved, new or gone. */
export function contentOnDisk(): string {
  const paths = [contentRoot, staticRoot].flatMap(folder =>
    listFiles(folder).map(file => join(folder, file)),
  )
  return digestOf(
    paths.map(path => {
      // None where the file went away a moment ago.
      const stats = statSync(path, { throwIfNoEntry: false })
      return [path, stats?.mtimeMs, stats?.size]
    }),
  )
}
