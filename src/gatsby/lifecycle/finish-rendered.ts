import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pageDataPath } from "../../content/artefact-paths"
import { compressHere } from "./compress-files"
import { stitchSlices } from "./stitch-slices"

/**
 * Puts slices into pages that have been rendered, and compresses these with their data.
 * @param paths addresses of the pages
 */
export function finishRendered(publicDir: string, paths: readonly string[]): void {
  const sliceOf = slicesIn(publicDir)
  for (const path of paths) {
    const file = htmlFile(path)
    const html = readFileSync(join(publicDir, file))
    const whole = stitchSlices(html, sliceOf)
    if (!whole.equals(html)) writeFileSync(join(publicDir, file), whole)
    compressHere(publicDir, file, whole)
    compressHere(publicDir, pageDataPath(path).slice(1))
  }
}

/** Reads each slice once. */
function slicesIn(publicDir: string): (id: string) => string {
  const read = new Map<string, string>()
  return id => {
    const file = join(publicDir, "_gatsby/slices", `${id}.html`)
    const html = read.get(id) ?? readFileSync(file, "utf8")
    read.set(id, html)
    return html
  }
}

/** Where a page lies below public; those with an ending are files by themselves. */
const htmlFile = (path: string) =>
  join(path, path.endsWith(".html") ? "" : "index.html").replace(/^\/|\/$/g, "")
