import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { compareText } from "../problem"

/** Every file below a folder as paths relative to it, in code-unit order; none where the folder is missing. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(item => item.isFile() && !item.name.startsWith("."))
    .map(item =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort(compareText)
}
