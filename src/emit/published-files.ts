import { join } from "node:path"
import { homePath } from "../content/routes"
import { digestOfText } from "../lib/digest"
import type { ComposedSite } from "../model/composed-site"
import { siteIdentity } from "../model/head/site-identity"
import { safetyMarkdown } from "../model/safety-text"
import { siteRecords } from "../model/search/site-records"
import type { Artefact } from "../model/site-model"
import { projectRoot } from "../site/project-paths"
import { drawPictures } from "./draw-pictures"
import { MadeFiles } from "./made-files"
import { withBodies } from "./page-bodies"
import { siteArtefacts } from "./site-artefacts"

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

/** A site and all its text files that are no pages, not written yet. */
export interface SiteFiles {
  site: ComposedSite
  artefacts: Artefact[]
}

export const filesOf = (site: ComposedSite): SiteFiles => ({ site, artefacts: artefactsOf(site) })

/** Longer texts, in characters, are written first. */
const LARGE = 1_000_000

/**
 * Writes all files of the site that are no pages.
 * @param onLarge is told of the largest texts, below the published folder, when they are written and the others are still to come
 */
export async function publishFiles(
  { site, artefacts }: SiteFiles,
  onLarge: (paths: readonly string[]) => void,
): Promise<PublishedFiles> {
  const folder = join(projectRoot, "public")
  const made = new MadeFiles(folder, join(projectRoot, ".cache/made-files.json"))
  const write = (texts: readonly Artefact[]) => {
    for (const { path, body } of texts) {
      const file = path.slice(1)
      const from = digestOfText(body)
      if (!made.holds(file, from)) made.write(file, from, body)
    }
  }
  const large = artefacts.filter(({ body }) => body.length > LARGE)
  write(large)
  onLarge(large.map(({ path }) => path.slice(1)))
  write(artefacts.filter(artefact => !large.includes(artefact)))
  const pictures = await drawPictures(site.pages, made)
  made.save()
  return { artefacts: artefacts.map(({ path }) => path.slice(1)), pictures }
}
