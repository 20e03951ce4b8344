import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  figurePicturePath,
  markdownPath,
  pageHtmlPath,
  reproducePath,
} from "../../content/artefact-paths"
import { absoluteUrl } from "../../content/routes"
import type { BodyComponent, EntryPage } from "../../content/schema/body"
import type { Drawn } from "../../content-components/parts/take-away/drawn"
import { figureSvg } from "../../content-components/parts/take-away/figure-svg"
import { figuresIn } from "../../content-components/parts/take-away/from-html"
import { figureId } from "../../content-components/parts/take-away/slider-address"
import { componentsIn } from "../../model/body-components"
import { citable, hasArchive } from "../../model/head/citable"
import { isInFeed, type Page } from "../../model/page"
import { cacheRoot } from "../../site/project-paths"
import { site } from "../../site.config"
import { articleArchive, pictureSource, servedFigure } from "./article-archive"
import { figureCodes } from "./figure-code"
import { keptArchives } from "./kept-archives"
import { paperColours } from "./paper-colours"
import { zipOf } from "./zip"

/**
 * Digest of what stands in a file; undefined where there is none.
 * @param kind name of the part: one for each `part`
 * @param file below the published folder
 */
export type DigestIn = (
  kind: string,
  file: string,
  part: (text: string) => string,
) => string | undefined

/**
 * Writes the archive of each article that is worth citing, from the page and the Markdown that the build has written. One that would
 * be made from the same is left alone.
 * @param digestIn may know what has not been written since, so that it is not read for this
 * @returns their paths below the published folder
 */
export async function writeArchives(
  pages: readonly Page[],
  publicFolder: string,
  digestIn: DigestIn,
): Promise<string[]> {
  const articles = pages.flatMap(page =>
    page.kind === "article" && hasArchive(page)
      ? { page, components: figuresOf(page.article.entry.page) }
      : [],
  )
  const versions = await versionsOf(articles.flatMap(({ components }) => components))
  const colours = paperColours()
  const archives = keptArchives(publicFolder, cacheRoot)
  const textOf = (path: string) => readFileSync(join(publicFolder, path), "utf8")
  const paths = articles.map(({ page: article, components }) => {
    const { path } = article
    const [page, markdown] = [pageHtmlPath(path), markdownPath(path)]
    const facts = { article: citable(article), components, colours }
    const archive = reproducePath(path)
    const inputs = {
      ...facts,
      used: components.map(({ component }) => versions.get(component)),
      figures: digestIn("figures", page.slice(1), servedFigures),
      markdown: digestIn("whole text", markdown.slice(1), text => text),
    }
    archives.write(archive, inputs, () =>
      zipOf(
        articleArchive({
          ...facts,
          versions,
          markdown: textOf(markdown),
          drawn: figuresIn(servedFigures(textOf(page))),
        }),
      ),
    )
    return archive.slice(1)
  })
  archives.save()
  return paths
}

/**
 * Writes the pictures of figures that feeds show, in the colors of light pages. One that would be made from the same is left alone.
 * @returns their paths below the published folder
 */
export function writeFigurePictures(
  pages: readonly Page[],
  publicFolder: string,
  digestIn: DigestIn,
): string[] {
  const colours = paperColours()
  const pictures = keptArchives(publicFolder, cacheRoot, "figure-pictures.json")
  const paths = pages.filter(isInFeed).flatMap(page => {
    const titles = figuresOf(page.article.entry.page).map(({ props }) => String(props.title))
    if (titles.length === 0) return []
    const file = pageHtmlPath(page.path).slice(1)
    const figures = digestIn("figures", file, servedFigures)
    let drawn: readonly Drawn[] | undefined
    return titles.map(title => {
      const path = figurePicturePath(page.path, figureId(title)).slice(1)
      const source = pictureSource(absoluteUrl(site.url, page.path), title)
      pictures.write(path, { figures, source, colours }, () => {
        drawn ??= figuresIn(servedFigures(readFileSync(join(publicFolder, file), "utf8")))
        return Buffer.from(figureSvg(servedFigure(drawn, source.url, title), source, colours))
      })
      return path
    })
  })
  pictures.save()
  return paths
}

/** Components that draw numbers have a caption. */
const figuresOf = (page: EntryPage) =>
  page.components.length === 0
    ? []
    : componentsIn(page.body).filter(({ props }) => "caption" in props)

async function versionsOf(components: readonly BodyComponent[]): Promise<Map<string, string>> {
  const codes = await figureCodes([...new Set(components.map(({ component }) => component))])
  return new Map([...codes].map(([name, { version }]) => [name, version]))
}

/** The figures of a page, without all around them, which takes long to parse. */
const servedFigures = (html: string) =>
  [...html.matchAll(/<figure [^>]*\bid="figure-[^"]*"[\s\S]*?<\/figure>/g)].join("")
