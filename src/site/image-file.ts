import { dirname, join } from "node:path"
import { decodeAddress } from "../lib/decode-address"
import { isFileBelow } from "./content-file"
import { contentRoot, projectRoot, staticRoot } from "./project-paths"

/**
 * Where the file of an image reference lies: beside the page, or in a static folder for `/…` addresses. Undefined where there is none,
 * or none that belongs to the site.
 * @param src as written; percent signs are decoded once, as Docusaurus does it: a file `a#b.png` is written `a%23b.png`
 */
export function imageFile(pageFile: string, src: string): string | undefined {
  if (/^https?:/.test(src)) return undefined
  const [path = ""] = src.split(/[?#]/)
  // Front matter and components may name a file as it is called.
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
