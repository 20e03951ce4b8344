import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { allowingEarlier, type Hosting } from "../emit/hosting/hosting"
import { nginxSite } from "../emit/hosting/nginx"
import { publishedRoot } from "../site/project-paths"

/** Hosting settings of a build or release; undefined if its folder has none. */
export function readHosting(folder: string): Hosting | undefined {
  const file = join(folder, "hosting/site.json")
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Hosting) : undefined
}

/**
 * Writes nginx's configuration of a release, which names the release's folder. Its policy also
 * allows the inline parts of the previous release, to which an operator may roll back.
 */
export function writeReleaseHosting(release: string, before: string | undefined): void {
  const hosting = readHosting(release)
  if (!hosting) return
  const earlier = before && readHosting(before)
  const place = { release, published: publishedRoot }
  const file = join(release, "hosting/nginx/site.conf")
  mkdirSync(dirname(file), { recursive: true })
  // The file may share its bytes with the previous release, which must not be overwritten.
  rmSync(file, { force: true })
  writeFileSync(file, nginxSite(earlier ? allowingEarlier(hosting, earlier) : hosting, place))
}
