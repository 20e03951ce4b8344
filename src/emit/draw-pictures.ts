import { join } from "node:path"
import { coverPath, pictureCardPath, socialCardPath } from "../content/artifact-paths"
import { coverSvg } from "../drawing/cover"
import { coverSubject } from "../drawing/cover-subject"
import { cardFonts, renderSocialCard } from "../drawing/render-social-card"
import { type CardFonts, socialCardSvg } from "../drawing/social-card"
import { digestOf } from "../lib/digest"
import type { Page } from "../model/page"
import { needsCard, showsItsPicture } from "../model/social-card"
import { makeFiles } from "../pictures/make-files"
import { keptName, socialCard } from "../pictures/recipes"
import { codeFingerprint } from "../site/fingerprint"
import { imageFile } from "../site/image-file"
import { isSound, openPicture } from "../site/pictures/open-picture"
import { readKept } from "../site/pictures/picture-store"
import { cacheRoot } from "../site/project-paths"
import { articleSections, site } from "../site.config"
import type { MadeFiles } from "./made-files"

const cardCache = join(cacheRoot, "cards")

/** Pictures drawn at the same time: half of Node's four threads, since bundling needs the others for its files. */
const CONCURRENCY = 2

interface DrawnPicture {
  /** What it shows, as plain data that differs where the picture does; none of what is kept by other means. */
  shows?: () => unknown
  /** Draws it; nothing where what it is made of is not sound, which the content check has told. */
  draw: () => Promise<string | Uint8Array | undefined>
}

/**
 * Covers of articles without a picture, and social cards of the pages that have their own, by their addresses. Each is drawn when it
 * is asked for: by a build all, by develop those that are looked at.
 */
export function drawnPictures(pages: readonly Page[]): Map<string, DrawnPicture> {
  const pictures = new Map<string, DrawnPicture>()
  let getting: Promise<CardTools> | undefined
  const tools = () => {
    getting ??= cardTools()
    return getting
  }
  for (const page of pages) {
    if (page.kind === "article" && !page.article.entry.frontMatter.image) {
      const shows = () => coverSubject(page, pages)
      pictures.set(coverPath(page.path), { shows, draw: async () => coverSvg(shows()) })
    }
    if (showsItsPicture(page))
      pictures.set(pictureCardPath(page.path), { draw: () => pictureCard(page) })
    if (needsCard(page)) {
      const shows = () => cardSubject(page, pages)
      const draw = async () => drawnCard(shows(), await tools())
      pictures.set(socialCardPath(page.path), { shows, draw })
    }
  }
  return pictures
}

/**
 * Writes all pictures of a site that the last build has not. Cards are kept beyond that, by the digest of what they show.
 * @returns paths below the published folder, and how many of the files are new
 */
export async function drawPictures(
  pages: readonly Page[],
  made: MadeFiles,
): Promise<{ paths: string[]; drawn: number }> {
  const paths: string[] = []
  let drawn = 0
  const code = drawingCode()
  const next = drawnPictures(pages).entries()
  const worker = async () => {
    for (const [path, { shows, draw }] of next) {
      const file = path.slice(1)
      const from = shows && digestOf([code, shows()])
      if (!from || !made.holds(file, from)) {
        const body = await draw()
        if (body === undefined) continue
        if (made.write(file, from, body)) drawn++
      }
      paths.push(file)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { paths: paths.sort(), drawn }
}

interface CardTools {
  fonts: CardFonts
  /** Digest of all code that decides how a card looks. */
  code: string
}

const drawingCode = () =>
  codeFingerprint(["package-lock.json", "src/lib", "src/drawing", "src/options"])

const cardTools = async (): Promise<CardTools> => ({
  fonts: await cardFonts(),
  code: drawingCode(),
})

/** What the card of a page shows: its title and what it is about. */
const cardSubject = (page: Page, pages: readonly Page[]) => ({
  ...coverSubject(page, pages),
  section: sectionLabel(page),
  siteName: site.name,
})

function drawnCard(
  subject: ReturnType<typeof cardSubject>,
  { fonts, code }: CardTools,
): Promise<Uint8Array> {
  const svg = () => socialCardSvg(subject, fonts)
  return renderSocialCard(svg, digestOf([code, subject]), cardCache)
}

/** The picture that a page's front matter names, cut to the size of a card. */
async function pictureCard(page: Page): Promise<Buffer | undefined> {
  const { entry } = page
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
