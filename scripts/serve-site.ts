import { realpathSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { isPublished, publishedFolder } from "../src/build/publish"
import { publishWaiting } from "../src/build/publish-waiting"
import { readHosting } from "../src/build/release-hosting"
import { type Hosting, hostingOf } from "../src/emit/hosting/hosting"
import { pagePolicy } from "../src/emit/hosting/security-policy"
import { answer, type ServedSite } from "./answer"
import { listen, portOf } from "./listen"

/**
 * Serves a built site as its hosts do, by the same description (`hosting/site.json` beside the folder): addresses
 * without slash, redirects, 404.html, precompressed files, every header.
 * @param port 0 picks a free one
 * @param adapt for tests: another description in place of the build's
 */
export async function serve(
  port: number,
  folder = "public",
  adapt = (hosting: Hosting) => hosting,
): Promise<{ url: string; server: Server }> {
  let site: ServedSite | undefined
  // Asked each time: a build that is published meanwhile has files and a policy of its own.
  const current = () => {
    const root = realpathSync(folder)
    if (site?.root !== root) site = { root, hosting: adapt(hostingBeside(root)) }
    return site
  }
  const server = createServer((request, response) => void answer(request, response, current()))
  return { url: `http://localhost:${await listen(server, port)}/`, server }
}

/** Port at which the built site is served: PORT, else 9000. */
export const sitePort = () => portOf(process.env.PORT, 9000)

/** Serves the build that was finished last, also while another one runs, and logs its address. */
export async function serveBuild(port: number): Promise<void> {
  await publishWaiting()
  if (!isPublished()) throw new Error("No build is published in site/. Run `npm run build` first.")
  const { url } = await serve(port, publishedFolder)
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`)
}

/** What the build has written of how its pages are hosted; a folder that is no build's has no inline scripts. */
function hostingBeside(folder: string): Hosting {
  const hosting = readHosting(join(folder, ".."))
  if (hosting) return hosting
  const none = { scripts: [], styles: [], scriptHosts: [], connectHosts: [] }
  const policy = pagePolicy({ ...none, pictureHosts: [], frameHosts: [], trustedTypes: ["'none'"] })
  return hostingOf({ policy, redirects: [], assets: [] })
}
