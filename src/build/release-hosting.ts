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
 * Writes nginx's configuration of a release: it names the folder of the release, and its policy allows the inline
 * parts of the release before as well, to which an operator may go back.
 */
export function writeReleaseHosting(release: string, before: string | undefined): void {
  const hosting = readHosting(release)
  if (!hosting) return
  const earlier = before && readHosting(before)
  const place = { release, published: publishedRoot }
  const file = join(release, "hosting/nginx/site.conf")
  mkdirSync(dirname(file), { recursive: true })
  // Its bytes may be those of the release before, which must not be written over.
  rmSync(file, { force: true })
  writeFileSync(file, nginxSite(earlier ? allowingEarlier(hosting, earlier) : hosting, place))
}
