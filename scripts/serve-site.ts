import { existsSync, readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { join, resolve } from "node:path"
import { isBuilt } from "../src/gatsby/lifecycle/build-stamp"
import { type Hosting, hostingOf } from "../src/hosting/hosting"
import { pagePolicy } from "../src/hosting/security-policy"
import { answer } from "./answer"
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
  const site = { root: resolve(folder), hosting: adapt(hostingBeside(folder)) }
  const server = createServer((request, response) => void answer(request, response, site))
  return { url: `http://localhost:${await listen(server, port)}/`, server }
}

/** Port at which the built site is served: PORT, else 9000. */
export const sitePort = () => portOf(process.env.PORT, 9000)

/** Serves the finished build of public/ and says where; refuses one that failed half-way. */
export async function serveBuild(port: number): Promise<void> {
  if (!isBuilt()) throw new Error("public/ holds no finished build. Run `npm run build` first.")
  const { url } = await serve(port)
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`)
}

/** What the build has written of how its pages are hosted; a folder that is no build's has no inline scripts. */
function hostingBeside(folder: string): Hosting {
  const file = join(folder, "..", "hosting", "site.json")
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Hosting
  const none = { scripts: [], styles: [], scriptHosts: [], connectHosts: [] }
  const policy = pagePolicy({ ...none, pictureHosts: [], frameHosts: [], trustedTypes: ["'none'"] })
  return hostingOf({ policy, redirects: [], assets: [] })
}
