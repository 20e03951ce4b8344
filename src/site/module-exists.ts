import { statSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "./project-paths"

const endings = ["", ".tsx", ".ts", "/index.tsx", "/index.ts"]

/** Whether a module of the project exists, by the name that pages import it by: `@site/src/…`. */
export function moduleExists(name: string): boolean {
  const path = join(projectRoot, name.replace(/^@site\//, ""))
  return endings.some(ending => statSync(path + ending, { throwIfNoEntry: false })?.isFile())
}
