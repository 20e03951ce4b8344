import { join } from "node:path"

const publicFolder = join(process.cwd(), "public")

/**
 * Not by an import of node:fs: Gatsby watches that one, and renders all pages anew in each build once a page has used it. These files
 * need no watching, since their names are part of the hash of the code that renders. See docs/decisions/0011-compilation-hash-from-file-names.md.
 */
const { readFileSync } = process.getBuiltinModule("node:fs")

/** A style sheet, or another file of the browser's bundle, by its address. */
export const readBuilt = (address: string): string =>
  readFileSync(join(publicFolder, address), "utf8")

let sheets: Map<string, readonly string[]> | undefined

/** Addresses of the style sheets that stand with a script, as the browser's bundle left them; read once in each process that renders. */
export function sheetsOf(script: string): readonly string[] {
  sheets ??= new Map(
    Object.entries<string[]>(JSON.parse(readBuilt("chunk-map.json"))).map(([name, files]) => [
      name,
      files.filter(file => file.endsWith(".css")),
    ]),
  )
  return sheets.get(script) ?? []
}
