import { join } from "node:path"
import type { ReactNode } from "react"

const publicFolder = join(process.cwd(), "public")

/**
 * Not by an import of node:fs: Gatsby watches that one, and renders all pages anew in each build once a page has used it. These files
 * need no watching, since their names are part of the hash of the code that renders. See docs/decisions/0011-compilation-hash-from-file-names.md.
 */
const { readFileSync } = process.getBuiltinModule("node:fs")
const readPublic = (file: string) => readFileSync(join(publicFolder, file), "utf8")

/** Style sheet of each family by its address, as the browser's bundle left it; read once in each process that renders. */
let sheets: Map<string, ReactNode> | undefined

/**
 * The style sheet of a family for the head of its pages, in the form that Gatsby gives the shared one. Gatsby looks for
 * one by the name of the template, but scripts are named by family. Undefined for a family without one.
 */
export function familyStyles(family: string | undefined): ReactNode {
  sheets ??= readSheets()
  return sheets.get(family ?? "")
}

function readSheets(): Map<string, ReactNode> {
  const files: Record<string, string[]> = JSON.parse(readPublic("chunk-map.json"))
  return new Map(
    Object.entries(files).flatMap(([family, addresses]) =>
      addresses.filter(address => address.endsWith(".css")).map(href => [family, sheet(href)]),
    ),
  )
}

const sheet = (href: string) => (
  <style
    key="family-styles"
    data-href={href}
    data-identity="gatsby-global-css"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own style sheet.
    dangerouslySetInnerHTML={{ __html: readPublic(href) }}
  />
)
