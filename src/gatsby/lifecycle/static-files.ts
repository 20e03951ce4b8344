import { cpSync, existsSync, lstatSync } from "node:fs"
import { join } from "node:path"
import { listStaticFiles } from "../../site/file-addresses"
import { contentRoot, projectRoot } from "../../site/project-paths"

const contentStatic = join(contentRoot, "static")

/** Files served as they are, relative to the published folder. Gatsby copies static/ itself. */
export function staticFiles(): string[] {
  if (existsSync(contentStatic)) {
    cpSync(contentStatic, join(projectRoot, "public"), {
      recursive: true,
      // The check refuses links, which may lead anywhere; one that was made since is not published either.
      filter: source => !lstatSync(source).isSymbolicLink(),
    })
  }
  return listStaticFiles()
}
