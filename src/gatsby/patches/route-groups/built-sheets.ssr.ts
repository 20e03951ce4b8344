import { join } from "node:path"

declare const __non_webpack_require__: NodeJS.Require

/** The style sheets of a script: text by address. */
type Sheets = Readonly<Record<string, string>>

let written: Readonly<Record<string, Sheets>> | undefined

/**
 * Style sheets that stand with a script, as the browser's bundle left them (`StyleGroups`); read once in each process that renders. Not by
 * node:fs: Gatsby renders all pages anew in each build once a page has used it. This file needs no watching, since the names of the
 * style sheets are part of the hashes of the code that renders.
 */
export function sheetsOf(script: string): Sheets {
  written ??= read()
  return written[script] ?? {}
}

/** The file is missing if the patch `route-groups` is off. */
function read(): Readonly<Record<string, Sheets>> {
  try {
    return __non_webpack_require__(join(process.cwd(), ".cache/style-sheets.json"))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return {}
    throw error
  }
}
