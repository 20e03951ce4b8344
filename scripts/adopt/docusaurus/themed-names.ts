import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readModule } from "../static-module/read-module"
import { recordOf } from "../static-module/value"

const files = ["src/theme/MDXComponents", "src/theme/MDXComponents/index"].flatMap(base =>
  ["js", "jsx", "ts", "tsx", "mjs"].map(ending => `${base}.${ending}`),
)

/**
 * Names under which the team's theme provides its own components to all pages. Leaves out
 * Docusaurus components that the theme only passes on.
 */
export function themedNames(root: string): Set<string> {
  const file = files.map(name => join(root, name)).find(existsSync)
  if (!file) return new Set()
  const theirs = [
    ...readFileSync(file, "utf8").matchAll(
      /^import\s+(.+?)\s+from\s+["']@(?:theme|theme-original|docusaurus)\//gm,
    ),
  ].flatMap(([, names = ""]) => names.match(/\w+/g) ?? [])
  const names = Object.keys(recordOf(readModule(file)))
  return new Set(names.filter(name => /^[A-Z]/.test(name) && !theirs.includes(name)))
}
