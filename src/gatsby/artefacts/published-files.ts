import { join } from "node:path"
import { siteIdentity } from "../../content/head/site-identity"
import type { ComposedSite } from "../../content/read/compose-site"
import { projectRoot } from "../../content/read/project-paths"
import { homePath } from "../../content/routes"
import { safetyMarkdown } from "../../content/tree/safety-text"
import type { Artefact } from "../../content/tree/site-model"
import { siteRecords } from "../../search/records/site-records"
import { drawPictures } from "./draw-pictures"
import { withBodies } from "./page-bodies"
import { siteArtefacts } from "./site-artefacts"
import { writeIfChanged } from "./write-files"

/** What was written beside the pages. */
export interface PublishedFiles {
  /** Feeds, sitemap, search index and other text files: paths below the published folder. */
  artefacts: string[]
  /** Covers and social cards, and how many of them are new. */
  pictures: { paths: string[]; drawn: number }
}

/** All text files of a site that are no pages. */
export function artefactsOf(site: ComposedSite): Artefact[] {
  const { pages, redirects, content, drawn, notice } = site
  return siteArtefacts({
    site: siteIdentity,
    pages: withBodies(pages, site),
    redirects,
    contracts: { pages: content.tree.contracts, ...(notice ? { notice } : {}) },
    ...(notice ? { notice: safetyMarkdown(notice, homePath) } : {}),
    searchRecords: siteRecords(pages, content, drawn),
  })
}

/**
 * Writes all files of the site that are no pages.
 * @param onTexts is told of the texts when they are written and pictures are still to be drawn
 */
export async function publishFiles(
  site: ComposedSite,
  onTexts: (artefacts: readonly Artefact[]) => void,
): Promise<PublishedFiles> {
  const folder = join(projectRoot, "public")
  const artefacts = artefactsOf(site)
  for (const { path, body } of artefacts) writeIfChanged(folder, path, body)
  onTexts(artefacts)
  const pictures = await drawPictures(site.pages, folder)
  return { artefacts: artefacts.map(({ path }) => path.slice(1)), pictures }
}
