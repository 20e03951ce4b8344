import { dirname, join } from "node:path"
import { decodeAddress } from "../lib/decode-address"
import { isFileBelow } from "./content-file"
import { contentRoot, projectRoot, staticRoot } from "./project-paths"

/**
 * Finds the file of an image reference: next to the page, or in a static folder for `/…` addresses.
 * Returns undefined if there is no such file, or if it is outside of the site.
 * @param src as written; decoded once, as in Docusaurus: the file `a#b.png` is written `a%23b.png`
 */
export function imageFile(pageFile: string, src: string): string | undefined {
  if (/^https?:/.test(src)) return undefined
  const [path = ""] = src.split(/[?#]/)
  // Front matter and components may name a file without encoding.
  const names = [decodeAddress(path, decodeURIComponent), path, src]
  const candidates = names.flatMap(name =>
    name.startsWith("/")
      ? [join(staticRoot, name), join(contentRoot, "static", name)]
      : [join(projectRoot, dirname(pageFile), name)],
  )
  return candidates.find(isOfSite)
}

const isOfSite = (file: string) =>
  [contentRoot, staticRoot].some(folder => isFileBelow(folder, file))
