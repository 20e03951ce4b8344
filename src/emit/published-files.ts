import { join } from "node:path"
import { homePath } from "../content/routes"
import { digestOfText } from "../lib/digest"
import type { ComposedSite } from "../model/composed-site"
import { siteIdentity } from "../model/head/site-identity"
import { safetyMarkdown } from "../model/safety-text"
import { siteRecords } from "../model/search/site-records"
import type { Artifact } from "../model/site-model"
import { publishedAddresses } from "../site/contracts"
import { projectRoot } from "../site/project-paths"
import { drawPictures } from "./draw-pictures"
import { MadeFiles } from "./made-files"
import { withBodies } from "./page-bodies"
import { siteArtifacts } from "./site-artifacts"

/** Files written in addition to the pages. */
export interface PublishedFiles {
  /** Feeds, sitemap, search index and other text files, as paths in the published folder. */
  artifacts: string[]
  /** Covers and social cards, and the number of new ones. */
  pictures: { paths: string[]; drawn: number }
}

/** All text files of a site except its pages. */
export function artifactsOf(site: ComposedSite): Artifact[] {
  const { pages, redirects, content, drawn, notice } = site
  return siteArtifacts({
    site: siteIdentity,
    pages: withBodies(pages, site),
    redirects,
    contracts: {
      pages: content.tree.contracts,
      published: publishedAddresses(),
      ...(notice ? { notice } : {}),
    },
    ...(notice ? { notice: safetyMarkdown(notice, homePath) } : {}),
    searchRecords: siteRecords(pages, content, drawn),
  })
}

/** A site and its text files other than pages, before they are written. */
export interface SiteFiles {
  site: ComposedSite
  artifacts: Artifact[]
}

export const filesOf = (site: ComposedSite): SiteFiles => ({ site, artifacts: artifactsOf(site) })

/** Length in characters above which a text is written first. */
const LARGE = 1_000_000

/**
 * Writes all files of the site except its pages.
 * @param onLarge receives the paths of the largest texts, in the published folder, once they are
 * written and before the others
 */
export async function publishFiles(
  { site, artifacts }: SiteFiles,
  onLarge: (paths: readonly string[]) => void,
): Promise<PublishedFiles> {
  const folder = join(projectRoot, "public")
  const made = new MadeFiles(folder, join(projectRoot, ".cache/made-files.json"))
  const write = (texts: readonly Artifact[]) => {
    for (const { path, body } of texts) {
      const file = path.slice(1)
      const from = digestOfText(body)
      if (!made.holds(file, from)) made.write(file, from, body)
    }
  }
  const large = artifacts.filter(({ body }) => body.length > LARGE)
  write(large)
  onLarge(large.map(({ path }) => path.slice(1)))
  write(artifacts.filter(artifact => !large.includes(artifact)))
  const pictures = await drawPictures(site.pages, made)
  made.save()
  return { artifacts: artifacts.map(({ path }) => path.slice(1)), pictures }
}
