import { cpSync, existsSync, lstatSync } from "node:fs"
import { join } from "node:path"
import { listStaticFiles } from "../../site/file-addresses"
import { contentRoot, projectRoot } from "../../site/project-paths"

const contentStatic = join(contentRoot, "static")

/**
 * Copies and lists the files that are served unchanged, relative to the published folder. Gatsby
 * copies static/ itself.
 */
export function staticFiles(): string[] {
  if (existsSync(contentStatic)) {
    cpSync(contentStatic, join(projectRoot, "public"), {
      recursive: true,
      // The check rejects symbolic links, which may point anywhere; this skips any that were added
      // since.
      filter: source => !lstatSync(source).isSymbolicLink(),
    })
  }
  return listStaticFiles()
}
