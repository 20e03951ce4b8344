import { realpathSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { isPublished, publishedFolder } from "../src/build/publish"
import { publishWaiting } from "../src/build/publish-waiting"
import { readHosting } from "../src/build/release-hosting"
import { type Hosting, hostingOf } from "../src/emit/hosting/hosting"
import { pagePolicy } from "../src/emit/hosting/security-policy"
import { listen, portOf } from "./listen"
import { type ServedSite, serveRequest } from "./serve-request"

/**
 * Serves a built site as its hosts do, from the same description (`hosting/site.json` next to the
 * folder): addresses without a slash, redirects, 404.html, precompressed files, all headers.
 * @param port 0 selects a free port
 * @param adapt for tests: replaces the build's description
 */
export async function serve(
  port: number,
  folder = "public",
  adapt = (hosting: Hosting) => hosting,
): Promise<{ url: string; server: Server }> {
  let site: ServedSite | undefined
  // Checked for each request, because a build published in the meantime has other files and another
  // policy.
  const current = () => {
    const root = realpathSync(folder)
    if (site?.root !== root) site = { root, hosting: adapt(hostingBeside(root)) }
    return site
  }
  const server = createServer(
    (request, response) => void serveRequest(request, response, current()),
  )
  return { url: `http://localhost:${await listen(server, port)}/`, server }
}

/** Port of the built site: PORT, or 9000. */
export const sitePort = () => portOf(process.env.PORT, 9000)

/** Serves the last finished build, even while another one runs, and logs its address. */
export async function serveBuild(port: number): Promise<void> {
  await publishWaiting()
  if (!isPublished()) throw new Error("No build is published in site/. Run `npm run build` first.")
  const { url } = await serve(port, publishedFolder)
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`)
}

/**
 * Hosting description that the build wrote. A folder without one gets a policy without inline
 * scripts.
 */
function hostingBeside(folder: string): Hosting {
  const hosting = readHosting(join(folder, ".."))
  if (hosting) return hosting
  const none = { scripts: [], styles: [], scriptHosts: [], connectHosts: [] }
  const policy = pagePolicy({ ...none, pictureHosts: [], frameHosts: [], trustedTypes: ["'none'"] })
  return hostingOf({ policy, redirects: [], assets: [] })
}
