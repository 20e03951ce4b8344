import { readFileSync } from "node:fs"
import { join } from "node:path"
import { markdownPath, reproducePath } from "../../../content/artefact-paths"
import { citable, hasArchive } from "../../../content/head/citable"
import { cacheRoot } from "../../../content/read/project-paths"
import type { Body, BodyComponent } from "../../../content/schema/body"
import { componentsIn } from "../../../content/tree/body-components"
import type { Page } from "../../../content/tree/page"
import { figuresIn } from "../../../content-components/parts/take-away/from-html"
import { articleArchive } from "./article-archive"
import { figureCodes } from "./figure-code"
import { keptArchives } from "./kept-archives"
import { paperColours } from "./paper-colours"
import { zipOf } from "./zip"

/**
 * Writes the archive of each article that is worth citing, from the page and the Markdown that the build has written. One that would
 * be made from the same is left alone.
 * @returns their paths below the published folder
 */
export async function writeArchives(
  pages: readonly Page[],
  publicFolder: string,
): Promise<string[]> {
  const articles = pages.flatMap(page =>
    page.kind === "article" && hasArchive(page)
      ? { page, components: figuresOf(page.article.entry.page.body) }
      : [],
  )
  const versions = await versionsOf(articles.flatMap(({ components }) => components))
  const colours = paperColours()
  const archives = keptArchives(publicFolder, cacheRoot)
  const paths = articles.map(({ page, components }) => {
    const html = readFileSync(join(publicFolder, page.path, "index.html"), "utf8")
    const path = reproducePath(page.path)
    const figures = servedFigures(html)
    const facts = {
      article: citable(page),
      markdown: readFileSync(join(publicFolder, markdownPath(page.path)), "utf8"),
      components,
      colours,
    }
    const used = components.map(({ component }) => versions.get(component))
    archives.write(path, { ...facts, figures, used }, () =>
      zipOf(articleArchive({ ...facts, drawn: figuresIn(figures), versions })),
    )
    return path.slice(1)
  })
  archives.save()
  return paths
}

/** Components that draw numbers have a caption. */
const figuresOf = (body: Body) => componentsIn(body).filter(({ props }) => "caption" in props)

async function versionsOf(components: readonly BodyComponent[]): Promise<Map<string, string>> {
  const codes = await figureCodes([...new Set(components.map(({ component }) => component))])
  return new Map([...codes].map(([name, { version }]) => [name, version]))
}

/** The figures of a page, without all around them, which takes long to parse. */
const servedFigures = (html: string) =>
  [...html.matchAll(/<figure [^>]*\bid="figure-[^"]*"[\s\S]*?<\/figure>/g)].join("")
