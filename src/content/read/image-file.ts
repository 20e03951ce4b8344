import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { decodeAddress } from "../decode-address"
import { contentRoot, projectRoot, staticRoot } from "./project-paths"

/** Where the file of an image reference lies: beside the page, or in a static folder for `/…` addresses. */
export function imageFile(pageFile: string, src: string): string | undefined {
  if (/^https?:/.test(src)) return undefined
  const bare = decodeAddress(src.split(/[?#]/)[0] ?? src)
  const candidates = bare.startsWith("/")
    ? [join(staticRoot, bare), join(contentRoot, "static", bare)]
    : [join(projectRoot, dirname(pageFile), bare)]
  return candidates.find(candidate => existsSync(candidate))
}
