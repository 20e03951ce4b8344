import { extname } from "node:path"
import type { Application } from "express"
import type { LoadedSite } from "../../content/read/load-site"
import { artefactsOf } from "../artefacts/published-files"
import { session } from "../session"

/** Files beside the pages, by their ending; pages fetch some of them: search index, lists of articles, definitions. */
const served = /^\/(?!page-data\/|static\/|___).*\.(json|md|txt|xml)$/

/**
 * Serves in develop what a build writes beside the pages. It is made when somebody asks for it, so that saving a file
 * does not wait for it, and made again when the content has changed since. Comes before what an earlier build left.
 */
export function serveFiles(app: Application): void {
  let made: { from: LoadedSite; files: Map<string, string> } | undefined
  app.get(served, (request, response, next) => {
    const { site } = session
    if (made?.from !== site)
      made = {
        from: site,
        files: new Map(artefactsOf(site).map(({ path, body }) => [path, body])),
      }
    const body = made.files.get(request.path)
    if (body === undefined) next()
    else response.type(extname(request.path)).set("cache-control", "no-store").send(body)
  })
}
