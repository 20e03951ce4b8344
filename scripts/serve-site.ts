import { existsSync, readFileSync } from "node:fs"
import { lstat } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import compression from "compression"
import handler from "serve-handler"
import { isPublished, publishedFolder } from "./gatsby/publish"
import { listen, portOf } from "./listen"

/**
 * Serves a built site as a host should: addresses without slash, the slash form redirected to them, the
 * redirects of `_redirects`, 404.html, compression, and caching for ever of files with a hash in their name.
 * @param port 0 picks a free one
 */
export async function serve(
  port: number,
  folder = "public",
): Promise<{ url: string; server: Server }> {
  const compress = compression()
  const redirects = hostRedirects(join(folder, "_redirects"))
  const server = createServer((request, response) => {
    // compression is Express middleware, which needs no more of the two than Node's own objects give.
    compress(request as never, response as never, () => {
      void handler(
        request,
        response,
        {
          public: folder,
          cleanUrls: true,
          trailingSlash: false,
          directoryListing: false,
          redirects,
          headers: [
            {
              source: "**/*.@(html|json|xml|txt|md)",
              headers: [{ key: "cache-control", value: "no-cache" }],
            },
            ...["static/**", "search-index/*-+([0-9a-f]).json", "*-+([0-9a-f]).js", "*.css"].map(
              source => ({
                source,
                headers: [{ key: "cache-control", value: "public, max-age=31536000, immutable" }],
              }),
            ),
          ],
        },
        // serve-handler takes a folder with a dot in its name (contract.PanopticPool) for a file, so folders
        // are hidden from it; it then finds the index.html inside.
        { lstat: hideFolders as never },
      )
    })
  })
  return { url: `http://localhost:${await listen(server, port)}/`, server }
}

/** Port at which the built site is served: PORT, else 9000. */
export const sitePort = () => portOf(process.env.PORT, 9000)

/** Serves the build that is published, also while another one runs, and says where. */
export async function serveBuild(port: number): Promise<void> {
  if (!isPublished()) throw new Error("No build is published in site/. Run `npm run build` first.")
  const { url } = await serve(port, publishedFolder)
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`)
}

async function hideFolders(path: string) {
  const stats = await lstat(path)
  if (stats.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: "ENOENT" })
  return stats
}

/** Lines `/from /to 301` of the hosts' redirect file. */
function hostRedirects(file: string): { source: string; destination: string; type: number }[] {
  if (!existsSync(file)) return []
  return readFileSync(file, "utf8")
    .split("\n")
    .map(line => line.trim().split(/\s+/))
    .flatMap(([source, destination, type]) =>
      source?.startsWith("/") && destination
        ? [{ source, destination, type: Number.parseInt(type ?? "301", 10) }]
        : [],
    )
}
