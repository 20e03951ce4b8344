import { createHash } from "node:crypto"
import type { BodyComponent } from "../../content/schema/body"
import { csvOf, figureCsv } from "../../content-components/parts/take-away/figure-csv"
import { figureSvg, type PictureSource } from "../../content-components/parts/take-away/figure-svg"
import type { Colours } from "../../content-components/parts/take-away/picture-styles"
import { figureAnchor, figureId } from "../../content-components/parts/take-away/slider-address"
import { figureModel } from "../../model/figure-models"
import { bibtex, type Citable } from "../../model/head/bibtex"
import { cff } from "../../model/head/cff"
import { site } from "../../site.config"
import type { ZipEntry } from "./zip"

/** Data that the archive of an article is made from. */
export interface ArticleFacts {
  article: Citable
  /** Text of the article as Markdown. */
  markdown: string
  /** Figures of the article as written by the author. */
  components: readonly BodyComponent[]
  /** Version of each figure's code, by component. */
  versions: ReadonlyMap<string, string>
  colours: Colours
}

/**
 * Entries of an archive from which an article can be reproduced: its text, the parameters, numbers
 * and picture of each figure, the code version, citations, and a list of checksums.
 */
export function articleArchive(facts: ArticleFacts): ZipEntry[] {
  const { article, markdown, components, versions, colours } = facts
  const figures = components.flatMap(({ component, props }): ZipEntry[] => {
    const title = String(props.title)
    const figure = figureModel({ component, props })
    const source = pictureSource(article.url, title)
    const name = `figures/${figureId(title)}`
    return [
      { path: `${name}.json`, body: json({ component, code: versions.get(component), props }) },
      { path: `${name}.csv`, body: figureCsv(figure.table) },
      { path: `${name}.svg`, body: figureSvg(figure, source, colours) },
    ]
  })
  const entries: ZipEntry[] = [
    { path: "README.txt", body: readme(article) },
    { path: "article.md", body: markdown },
    { path: "article.json", body: json(article) },
    { path: "citation.bib", body: `${bibtex(article)}\n` },
    { path: "CITATION.cff", body: cff(article) },
    { path: "parameters.csv", body: parametersCsv(components) },
    ...figures,
  ]
  const sums = entries.map(({ path, body }) => `${sha256(body)}  ${path}\n`).sort()
  return [...entries, { path: "SHA256SUMS", body: sums.join("") }]
}

/** Source that the picture of a figure names. @param url full address of its page */
export const pictureSource = (url: string, title: string): PictureSource => ({
  url: `${url}#${figureAnchor(title)}`,
  site: site.name,
})

/** Parameters of all figures, one per line; lists and objects as JSON. */
function parametersCsv(components: readonly BodyComponent[]): string {
  const rows = components.flatMap(({ component, props }) =>
    Object.entries(props)
      .filter(([name]) => name !== "title" && name !== "caption")
      .map(([name, value]) => [
        figureId(String(props.title)),
        component,
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
  )
  return csvOf([["figure", "component", "parameter", "value"], ...rows])
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const readme = ({ title, url }: Citable) => `${title}
${url}

article.md         the text
article.json       its title, authors, date and address
figures/*.json     inputs of each figure: its component, the version of the code, its parameters
figures/*.csv      its numbers, as in its table on the page
figures/*.svg      its picture, in the colors of the light page
parameters.csv     the parameters of all figures
citation.bib, CITATION.cff
SHA256SUMS         checksums: sha256sum -c SHA256SUMS

The code is that of ${site.repository}: the components of
src/content-components with the formulas of src/options. "code" in figures/*.json is the SHA-256 of all code
that one kind of figure uses, without comments. Simulated prices have a seed, so the same code draws the same figures,
byte for byte. In a copy of the repository,

    npm ci
    npm run tools -- reproduce reproduce.zip

redraws them, compares them with these, and reports where the copy's code differs.
`

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
