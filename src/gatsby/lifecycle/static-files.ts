import { cpSync, existsSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../content/read/list-files"
import { contentRoot, projectRoot, staticRoot } from "../../content/read/project-paths"

const contentStatic = join(contentRoot, "static")

/** Files served as they are, relative to the published folder. Gatsby copies static/ itself. */
export function staticFiles(): string[] {
  if (existsSync(contentStatic)) {
    cpSync(contentStatic, join(projectRoot, "public"), { recursive: true })
  }
  return [...listFiles(staticRoot), ...listFiles(contentStatic)]
}
