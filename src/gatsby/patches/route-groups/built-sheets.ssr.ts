import { join } from "node:path"

declare const __non_webpack_require__: NodeJS.Require

/** Style sheets of a script: text by address. */
type Sheets = Readonly<Record<string, string>>

let written: Readonly<Record<string, Sheets>> | undefined

/**
 * Style sheets that belong to a script, as written by `StyleGroups` for the browser's bundle; read
 * once per rendering process. It avoids node:fs, because Gatsby would then render all pages in each
 * build; the file needs no watching, because the renderer's hashes include the style sheets' names.
 */
export function sheetsOf(script: string): Sheets {
  written ??= read()
  return written[script] ?? {}
}

/** Reads the style sheets; the file is missing if the patch `route-groups` is off. */
function read(): Readonly<Record<string, Sheets>> {
  try {
    return __non_webpack_require__(join(process.cwd(), ".cache/style-sheets.json"))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return {}
    throw error
  }
}
