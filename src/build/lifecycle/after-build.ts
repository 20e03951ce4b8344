import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { siteIdentity } from "../../content-model/site-identity"
import { glossary } from "../../search/records/searchable-pages"
import { siteRecords } from "../../search/records/site-records"
import { siteArtefacts } from "../artefacts/site-artefacts"
import { projectRoot } from "../content/project-paths"
import { builtSite } from "../pages/create-pages"
import { writeStamp } from "./build-stamp"
import { drawnPictures } from "./draw-while-bundling"
import { withBodies } from "./page-bodies"
import { staticFiles } from "./static-files"
import { sweepPublic } from "./sweep-public"
import { emittedAssets } from "./webpack-plugins"
import { writeIfChanged } from "./write-files"

const publicFolder = join(projectRoot, "public")

/** Writes what is no page, removes what nobody publishes any more, and marks the build as finished. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const { pages, sitePages, redirects, content, drawn } = builtSite()
  const model = {
    site: siteIdentity,
    pages: withBodies(sitePages, content, { ...drawn, terms: glossary(content) }),
    redirects,
    searchRecords: siteRecords(pages, content, drawn),
  }

  const writing = reporter.activityTimer("write feeds, sitemap and other artefacts")
  writing.start()
  const artefacts = siteArtefacts(model)
  for (const { path, body } of artefacts) writeIfChanged(publicFolder, path, body)
  writing.setStatus(`${artefacts.length} files`)
  writing.end()

  const drawing = reporter.activityTimer("draw covers and social cards")
  drawing.start()
  const pictures = await drawnPictures()
  drawing.setStatus(`${pictures.drawn} drawn, ${pictures.paths.length - pictures.drawn} kept`)
  drawing.end()

  const removed = sweepPublic(publicFolder, {
    pagePaths: pages.map(({ path }) => path),
    assets: [...emittedAssets],
    files: [...artefacts.map(({ path }) => path.slice(1)), ...pictures.paths, ...staticFiles()],
  })
  if (removed.length > 0) reporter.info(`removed ${removed.length} files that no page needs`)
  writeStamp()
}
