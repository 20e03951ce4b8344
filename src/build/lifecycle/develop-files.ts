import { rmSync } from "node:fs"
import { extname, join } from "node:path"
import type { Application } from "express"
import { listFiles } from "../content/list-files"
import { projectRoot } from "../content/project-paths"
import { type BuiltSite, builtSite } from "../pages/create-pages"
import { artefactsOf } from "./published-files"

/** Files beside the pages, by their ending; pages fetch some of them: search index, lists of articles, definitions. */
const served = /^\/(?!page-data\/|static\/|___).*\.(json|md|txt|xml)$/

/**
 * Serves in develop what a build writes beside the pages. It is made when somebody asks for it, so that saving a file
 * does not wait for it, and made again when the content has changed since.
 */
export function onCreateDevServer({ app }: { app: Application }): void {
  // The server gives what an earlier build left in public before it asks here.
  const folder = join(projectRoot, "public")
  for (const file of listFiles(folder))
    if (served.test(`/${file}`)) rmSync(join(folder, file), { force: true })
  let made: { from: BuiltSite; files: Map<string, string> } | undefined
  app.get(served, (request, response, next) => {
    const site = builtSite()
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
