import { statSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "./project-paths"

const endings = ["", ".tsx", ".ts", "/index.tsx", "/index.ts"]

/**
 * Returns true if a module of the project exists under the name that pages import: `@site/src/…`.
 */
export function moduleExists(name: string): boolean {
  const path = join(projectRoot, name.replace(/^@site\//, ""))
  return endings.some(ending => statSync(path + ending, { throwIfNoEntry: false })?.isFile())
}
