import {
  contractsManifestPath,
  llmsFullPath,
  llmsPath,
  mcpCardPath,
  nestedLlmsPath,
  registryPath,
} from "../content/artifact-paths"
import {
  type ArticleSection,
  absoluteUrl,
  contractsPath,
  docsIndexFolder,
  isTermPath,
  sectionPath,
} from "../content/routes"
import { sectionNames } from "../content/sections"
import { isArticle } from "../model/page"
import type { Artifact, PublishedPage, SiteModel } from "../model/site-model"
import { articleSections, docsVersions } from "../site.config"
import { absoluteMarkdown, line, linkLine, listed, oneLine } from "./llms-lines"

/** A part of the site with its own index. */
export interface LlmsPart {
  /** Folder of the part's index: `/docs` -> `/docs/llms.txt`. */
  folder: string
  title: string
  about: string
  groups: { heading: string; holds: (page: PublishedPage) => boolean }[]
  /** Data files of the part, for programs. */
  files?: { title: string; path: string; about: string }[]
}

const docsFolder = docsVersions[0].path

const isTerm = (page: PublishedPage) => page.kind === "doc" && isTermPath(page.path)

/** Category of a page in the docs, by which pages are grouped. */
const categoryOf = (page: PublishedPage) =>
  page.breadcrumbs?.find(({ path }) => path !== docsFolder)?.label

/** Parts of the site, explanations before reports. */
export function llmsParts(model: SiteModel): LlmsPart[] {
  const pages = listed(model)
  const docs = pages.filter(page => page.kind === "doc" && !isTerm(page))
  // Pages without a category come first.
  const categories = [...new Set([undefined, ...docs.map(categoryOf)])]
  const parts: LlmsPart[] = [
    {
      folder: docsIndexFolder,
      title: "Docs",
      about:
        "how the protocol works, how to trade and provide liquidity, how to build on it, and the glossary",
      groups: [
        ...categories.map(category => ({
          heading: category ?? "Start",
          holds: (page: PublishedPage) =>
            page.kind === "doc" && !isTerm(page) && categoryOf(page) === category,
        })),
        { heading: "Glossary", holds: isTerm },
      ],
    },
    {
      folder: contractsPath,
      title: "Smart contracts",
      about: "every contract, library, type and function of each version",
      groups: [
        ...new Set(pages.flatMap(page => (page.kind === "contract" ? (page.version ?? "") : []))),
      ].map(version => ({
        heading: version || "Contracts",
        holds: page => page.kind === "contract" && (page.version ?? "") === version,
      })),
      files: [
        {
          title: "Manifest",
          path: contractsManifestPath,
          about: "every contract with version, commit, status, address and links to its ABI",
        },
        {
          title: "Registry",
          path: registryPath,
          about: "every deployment with its checksummed address, chains and status",
        },
      ],
    },
    ...[...sectionNames]
      .sort((a, b) => articleSections[b].searchRank - articleSections[a].searchRank)
      .map(section => sectionPart(model, section)),
  ]
  return parts.filter(part => pages.some(page => part.groups.some(({ holds }) => holds(page))))
}

function sectionPart({ site }: SiteModel, section: ArticleSection): LlmsPart {
  const { label, description } = site.sections[section]
  return {
    folder: sectionPath(section),
    title: label,
    about: description,
    groups: [
      { heading: label, holds: page => isArticle(page) && page.section === section },
      {
        heading: "Optional",
        holds: page => page.kind === "article" && !isArticle(page) && page.section === section,
      },
    ],
  }
}

/** llms.txt (https://llmstxt.org): a small index of the site, and one for each part. */
export function llmsArtifacts(model: SiteModel): Artifact[] {
  return [
    { path: llmsPath, body: rootIndex(model) },
    ...llmsParts(model).map(part => ({
      path: nestedLlmsPath(part.folder),
      body: partIndex(model, part),
    })),
  ]
}

/** Contents of the site, and how programs can read them. */
export function rootIndex(model: SiteModel): string {
  const { site } = model
  const address = (path: string) => absoluteUrl(site.url, path)
  const pages = listed(model)
  const indexes = llmsParts(model).map(({ folder, title, about, groups }) => {
    const count = pages.filter(page => groups.some(({ holds }) => holds(page))).length
    return line(title, address(nestedLlmsPath(folder)), `${count} pages: ${about}`)
  })
  const outermost = pages.filter(page => !isTerm(page) && !categoryOf(page))
  const start = ["doc", "docCategory"].flatMap(kind => outermost.filter(page => page.kind === kind))
  const aside = pages.filter(page => page.kind === "standalone")
  const sections: [string, string[]][] = [
    ["Indexes", indexes],
    ["Start", start.map(page => linkLine(page, site))],
    [
      "Optional",
      [
        line("All texts", address(llmsFullPath), "an index of the files with all texts"),
        ...aside.map(page => linkLine(page, site)),
      ],
    ],
  ]
  return assembled([
    `# ${site.name}`,
    `> ${oneLine(site.description)}`,
    ...(model.notice ? [absoluteMarkdown(model.notice, site.url)] : []),
    "Every page is also available as Markdown: add `.md` to its address, or request it with `Accept: text/markdown`. Figures appear there as their parameters and a table of their numbers.",
    `Payoffs, margin, search and the contract reference are also available as tools of a Model Context Protocol server: ${address(mcpCardPath)}`,
    ...sections.flatMap(([heading, lines]) =>
      lines.length > 0 ? [`## ${heading}`, lines.join("\n")] : [],
    ),
  ])
}

/** Index of a section of articles. */
export const sectionIndex = (model: SiteModel, section: ArticleSection) =>
  partIndex(model, sectionPart(model, section))

function partIndex(model: SiteModel, { title, about, groups, files }: LlmsPart): string {
  const pages = listed(model)
  return assembled([
    `# ${model.site.name}: ${title}`,
    `> ${oneLine(about)}`,
    `All parts of the site: ${absoluteUrl(model.site.url, llmsPath)}`,
    ...(files
      ? [
          "## Data",
          files
            .map(file => line(file.title, absoluteUrl(model.site.url, file.path), file.about))
            .join("\n"),
        ]
      : []),
    ...groups.flatMap(({ heading, holds }) => {
      const links = pages.filter(holds).map(page => linkLine(page, model.site))
      return links.length > 0 ? [`## ${heading}`, links.join("\n")] : []
    }),
  ])
}

const assembled = (blocks: string[]) => `${blocks.join("\n\n")}\n`
