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
import { isValid, openPicture } from "../site/pictures/open-picture"
import { readCached } from "../site/pictures/picture-store"
import { cacheRoot } from "../site/project-paths"
import { articleSections, site } from "../site.config"
import type { FileCache } from "./file-cache"

const cardCache = join(cacheRoot, "cards")

/**
 * Number of pictures drawn concurrently: half of Node's four threads, because the bundler needs the
 * others for its files.
 */
const CONCURRENCY = 2

interface PictureTask {
  /**
   * Returns plain data that differs whenever the picture does; undefined for pictures that are
   * cached elsewhere.
   */
  shows?: () => unknown
  /**
   * Draws the picture; returns undefined if its source is invalid, which the content check reports.
   */
  draw: () => Promise<string | Uint8Array | undefined>
}

/**
 * Covers of articles without a picture, and social cards of pages with their own card, by address.
 * Each is drawn on demand: a build draws all, develop only those that are viewed.
 */
export function pictureTasks(pages: readonly Page[]): Map<string, PictureTask> {
  const pictures = new Map<string, PictureTask>()
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
      const draw = async () => drawCard(shows(), await tools())
      pictures.set(socialCardPath(page.path), { shows, draw })
    }
  }
  return pictures
}

/**
 * Writes the pictures of a site that the previous build does not have. Cards are also cached by the
 * digest of their contents.
 * @returns paths in the published folder, and the number of new files
 */
export async function drawPictures(
  pages: readonly Page[],
  cache: FileCache,
): Promise<{ paths: string[]; drawn: number }> {
  const paths: string[] = []
  let drawn = 0
  const code = drawingCode()
  const next = pictureTasks(pages).entries()
  const worker = async () => {
    for (const [path, { shows, draw }] of next) {
      const file = path.slice(1)
      const from = shows && digestOf([code, shows()])
      if (!from || !cache.holds(file, from)) {
        const body = await draw()
        if (body === undefined) continue
        if (cache.write(file, from, body)) drawn++
      }
      paths.push(file)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { paths: paths.sort(), drawn }
}

interface CardTools {
  fonts: CardFonts
  /** Digest of all code that determines the look of a card. */
  code: string
}

const drawingCode = () =>
  codeFingerprint(["package-lock.json", "src/lib", "src/drawing", "src/options"])

const cardTools = async (): Promise<CardTools> => ({
  fonts: await cardFonts(),
  code: drawingCode(),
})

/** Contents of a page's card: its title and topic. */
const cardSubject = (page: Page, pages: readonly Page[]) => ({
  ...coverSubject(page, pages),
  section: sectionLabel(page),
  siteName: site.name,
})

function drawCard(
  subject: ReturnType<typeof cardSubject>,
  { fonts, code }: CardTools,
): Promise<Uint8Array> {
  const svg = () => socialCardSvg(subject, fonts)
  return renderSocialCard(svg, digestOf([code, subject]), cardCache)
}

/** Picture from a page's front matter, cropped to the size of a card. */
async function pictureCard(page: Page): Promise<Buffer | undefined> {
  const { entry } = page
  const file = imageFile(entry?.file ?? "", entry?.frontMatter.image ?? "")
  const picture = file && (await openPicture(file))
  if (!picture || !isValid(picture)) return undefined
  await makeFiles(picture, [socialCard])
  return readCached(keptName(picture, socialCard))
}

function sectionLabel({ section }: Page): string {
  if (!section) return ""
  return section === "docs" ? "Docs" : articleSections[section].label
}
