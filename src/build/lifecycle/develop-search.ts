import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Application } from "express"
import { siteIdentity } from "../../content-model/site-identity"
import type { Artefact } from "../../content-model/site-model"
import { searchFolder } from "../../search/index-files/manifest"
import { siteRecords } from "../../search/records/site-records"
import { searchIndexArtefacts } from "../artefacts/search-index"
import { projectRoot } from "../content/project-paths"
import { type BuiltSite, builtSite } from "../pages/create-pages"

/**
 * Serves the search index in develop, where nothing is written after the pages. It is made when somebody searches, so
 * that saving a file does not wait for it, and made again when the content has changed since.
 */
export function onCreateDevServer({ app }: { app: Application }): void {
  // The server gives what an earlier build left in public before it asks here.
  rmSync(join(projectRoot, "public", searchFolder), { recursive: true, force: true })
  let made: { from: BuiltSite; files: Map<string, string> } | undefined
  app.get(`${searchFolder}/:file`, (request, response) => {
    const site = builtSite()
    if (made?.from !== site) made = { from: site, files: filesOf(searchIndex(site)) }
    const body = made.files.get(request.path)
    if (body === undefined) response.sendStatus(404)
    else response.type("json").set("cache-control", "no-store").send(body)
  })
}

function searchIndex({ pages, content, drawn }: BuiltSite): Artefact[] {
  const searchRecords = siteRecords(pages, content, drawn)
  return searchIndexArtefacts({ site: siteIdentity, pages: [], redirects: [], searchRecords })
}

const filesOf = (artefacts: readonly Artefact[]) =>
  new Map(artefacts.map(({ path, body }) => [path, body]))
