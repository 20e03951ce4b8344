import { existsSync } from "node:fs"
import { join } from "node:path"
import { coverPath, pictureCardPath, socialCardPath } from "../../content/artefact-paths"
import { imageFile } from "../../content/read/image-file"
import { isSound, openPicture } from "../../content/read/pictures/open-picture"
import { readKept } from "../../content/read/pictures/picture-store"
import { cacheRoot } from "../../content/read/project-paths"
import { entryOf, type Page } from "../../content/tree/page"
import { needsCard, showsItsPicture } from "../../content/tree/social-card"
import { coverSvg } from "../../drawing/cover"
import { coverSubject } from "../../drawing/cover-subject"
import { renderSocialCard, titleMeasure } from "../../drawing/render-social-card"
import { socialCardSvg } from "../../drawing/social-card"
import { articleSections, site } from "../../site.config"
import { makeFiles } from "../pictures/make-files"
import { keptName, socialCard } from "../pictures/recipes"
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

  for (const page of pages) {
    if (page.kind !== "article" || page.article.entry.frontMatter.image) continue
    put(coverPath(page.path), coverSvg(coverSubject(page)))
  }

  for (const page of pages.filter(showsItsPicture)) {
    const card = await pictureCard(page)
    if (card) put(pictureCardPath(page.path), card)
  }

  const measure = await titleMeasure()
  const next = pages.filter(needsCard).values()
  const worker = async () => {
    for (const page of next) {
      const subject = {
        ...coverSubject(page),
        section: sectionLabel(page),
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

/** The picture that a page's front matter names, cut to the size of a card. */
async function pictureCard(page: Page): Promise<Buffer | undefined> {
  const entry = entryOf(page)
  const file = imageFile(entry?.file ?? "", entry?.frontMatter.image ?? "")
  const picture = file && (await openPicture(file))
  if (!picture || !isSound(picture)) return undefined
  await makeFiles(picture, [socialCard])
  return readKept(keptName(picture, socialCard))
}

function sectionLabel({ section }: Page): string {
  if (!section) return ""
  return section === "docs" ? "Docs" : articleSections[section].label
}
