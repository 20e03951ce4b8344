import { existsSync } from "node:fs"
import { join } from "node:path"
import { coverPath, socialCardPath } from "../../content/artefact-paths"
import { cacheRoot } from "../../content/read/project-paths"
import type { Page } from "../../content/tree/page-list"
import type { SitePage } from "../../content/tree/site-model"
import { coverSvg } from "../../drawing/cover"
import { renderSocialCard, titleMeasure } from "../../drawing/render-social-card"
import { socialCardSvg } from "../../drawing/social-card"
import { articleSections, site } from "../../site.config"
import { coverSubject } from "../pages/cover-subject"
import { needsCard } from "../pages/social-card"
import { writeIfChanged } from "./write-files"

const cardCache = join(cacheRoot, "cards")

/** Cards drawn at the same time: half of Node's four threads, since bundling needs the others for its files. */
const CONCURRENCY = 2

/**
 * Draws covers of articles without a picture and social cards of the pages that have their own. Cards are
 * kept by the digest of what they show, so that a build draws only what is new.
 * @returns paths below the published folder, and how many of the files are new
 */
export async function drawPictures(
  pages: readonly Page[],
  sitePages: readonly SitePage[],
  publicFolder: string,
): Promise<{ paths: string[]; drawn: number }> {
  const paths: string[] = []
  let drawn = 0
  const put = (path: string, body: string | Uint8Array) => {
    const file = path.slice(1)
    paths.push(file)
    if (!existsSync(join(publicFolder, file))) drawn++
    writeIfChanged(publicFolder, file, body)
  }

  for (const [index, page] of pages.entries()) {
    if (page.kind !== "article" || page.article.entry.frontMatter.image) continue
    put(coverPath(page.path), coverSvg(coverSubject(page, sitePages[index])))
  }

  const measure = await titleMeasure()
  const cards = pages.flatMap((page, index) =>
    needsCard(page) ? [{ page, head: sitePages[index] }] : [],
  )
  const next = cards.values()
  const worker = async () => {
    for (const { page, head } of next) {
      const subject = {
        ...coverSubject(page, head),
        section: sectionLabel(head),
        siteName: site.name,
      }
      put(
        socialCardPath(page.path),
        await renderSocialCard(socialCardSvg(subject, measure), cardCache),
      )
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { paths: paths.sort(), drawn }
}

function sectionLabel(head: SitePage | undefined): string {
  if (!head?.section) return ""
  return head.section === "docs" ? "Docs" : articleSections[head.section].label
}
