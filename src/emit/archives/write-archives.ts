import { readFileSync } from "node:fs"
import { join } from "node:path"
import { figurePicturePath, markdownPath, reproducePath } from "../../content/artifact-paths"
import { absoluteUrl } from "../../content/routes"
import type { EntryPage } from "../../content/schema/body"
import { figureSvg } from "../../content-components/parts/take-away/figure-svg"
import { figureId } from "../../content-components/parts/take-away/slider-address"
import { componentsIn } from "../../model/body-components"
import { figureModel, isFigure } from "../../model/figure-models"
import { citable, hasArchive } from "../../model/head/citable"
import { isInFeed, type Page } from "../../model/page"
import { cacheRoot } from "../../site/project-paths"
import { site } from "../../site.config"
import { archiveCache } from "./archive-cache"
import { articleArchive, pictureSource } from "./article-archive"
import { figureVersions } from "./figure-code"
import { paperColors } from "./paper-colors"
import { zipOf } from "./zip"

/** Returns the digest of a file in the published folder, or undefined if there is none. */
export type DigestOfFile = (file: string) => string | undefined

/**
 * Writes the archive of each citable article, with the Markdown that the build has written. An
 * archive with the same inputs is not remade.
 * @param digestOfFile may return the digest of an unchanged file without reading it
 * @returns paths in the published folder
 */
export async function writeArchives(
  pages: readonly Page[],
  publicFolder: string,
  digestOfFile: DigestOfFile,
): Promise<string[]> {
  const articles = pages.flatMap(page =>
    page.kind === "article" && hasArchive(page)
      ? { page, components: figuresOf(page.article.entry.page) }
      : [],
  )
  const versions = await figureVersions(
    articles.flatMap(({ components }) => components.map(({ component }) => component)),
  )
  const colors = paperColors()
  const archives = archiveCache(publicFolder, cacheRoot)
  const paths = articles.map(({ page: article, components }) => {
    const { path } = article
    const markdown = markdownPath(path).slice(1)
    const facts = { article: citable(article), components, colors }
    const archive = reproducePath(path)
    const inputs = {
      ...facts,
      used: components.map(({ component }) => versions.get(component)),
      markdown: digestOfFile(markdown),
    }
    archives.write(archive, inputs, () =>
      zipOf(
        articleArchive({
          ...facts,
          versions,
          markdown: readFileSync(join(publicFolder, markdown), "utf8"),
        }),
      ),
    )
    return archive.slice(1)
  })
  archives.save()
  return paths
}

/**
 * Writes the pictures of figures in feeds, in the colors of light pages. A picture with the same
 * inputs is not redrawn.
 * @returns paths in the published folder
 */
export function writeFigurePictures(pages: readonly Page[], publicFolder: string): string[] {
  const colors = paperColors()
  const pictures = archiveCache(publicFolder, cacheRoot, "figure-pictures.json")
  const paths = pages.filter(isInFeed).flatMap(page => {
    return figuresOf(page.article.entry.page).map(figure => {
      const title = String(figure.props.title)
      const path = figurePicturePath(page.path, figureId(title)).slice(1)
      const source = pictureSource(absoluteUrl(site.url, page.path), title)
      pictures.write(path, { figure, source, colors }, () =>
        Buffer.from(figureSvg(figureModel(figure), source, colors)),
      )
      return path
    })
  })
  pictures.save()
  return paths
}

const figuresOf = (page: EntryPage) =>
  page.components.length === 0 ? [] : componentsIn(page.body).filter(isFigure)
