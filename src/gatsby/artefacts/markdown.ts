import { llmsFullPath, llmsPath, markdownPath } from "../../content/artefact-paths"
import { compareText } from "../../content/problem"
import { absoluteUrl, isTermPath } from "../../content/routes"
import { sectionNames } from "../../content/sections"
import { isArticle } from "../../content/tree/page"
import type { Artefact, PublishedPage, SiteModel } from "../../content/tree/site-model"
import { articleSections } from "../../site.config"

/** The Markdown of every page beside it, for readers and programs that prefer plain text. */
export function markdownArtefacts({ site, pages }: SiteModel): Artefact[] {
  return pages
    .filter(hasMarkdown)
    .map(page => ({ path: markdownPath(page.path), body: markdownTwin(page, site.url) }))
}

/** llms.txt (https://llmstxt.org): what the site holds, as one list of links, and all docs in one file. */
export function llmsArtefacts(model: SiteModel): Artefact[] {
  return [
    { path: llmsPath, body: contents(model) },
    { path: llmsFullPath, body: allDocs(model) },
  ]
}

const groups: { heading: string; holds: (page: PublishedPage) => boolean }[] = [
  { heading: "Docs", holds: page => page.kind === "doc" && !isTerm(page) },
  { heading: "Glossary", holds: isTerm },
  { heading: "Smart contracts", holds: page => page.kind === "contract" },
  // What explains comes before what reports.
  ...[...sectionNames]
    .sort((a, b) => articleSections[b].searchRank - articleSections[a].searchRank)
    .map(section => ({
      heading: section.charAt(0).toUpperCase() + section.slice(1),
      holds: (page: PublishedPage) => isArticle(page) && page.section === section,
    })),
  { heading: "Optional", holds: isAside },
]

/** Single pages and those about a section. */
function isAside(page: PublishedPage): boolean {
  return page.kind === "standalone" || (page.kind === "article" && !isArticle(page))
}

function isTerm(page: PublishedPage): boolean {
  return page.kind === "doc" && isTermPath(page.path)
}

function contents(model: SiteModel): string {
  const { site } = model
  const sections = groups.flatMap(({ heading, holds }) => {
    const links = listed(model)
      .filter(holds)
      .map(page => {
        const path = hasMarkdown(page) ? markdownPath(page.path) : page.path
        const about = oneLine(page.description)
        const title = oneLine(page.title).replace(/[[\]]/g, "\\$&")
        return `- [${title}](${encodeURI(absoluteUrl(site.url, path))})${about ? `: ${about}` : ""}`
      })
    return links.length > 0 ? [`## ${heading}\n\n${links.join("\n")}`] : []
  })
  return `${[`# ${site.name}`, `> ${oneLine(site.description)}`, ...sections].join("\n\n")}\n`
}

function allDocs(model: SiteModel): string {
  const docs = listed(model).filter(page => page.kind === "doc" && hasMarkdown(page))
  const head = `# ${model.site.name} documentation\n\n> ${oneLine(model.site.description)}\n`
  return [head, ...docs.map(page => markdownTwin(page, model.site.url))].join("\n---\n\n")
}

function markdownTwin(page: PublishedPage, siteUrl: string): string {
  const source = `Source: ${encodeURI(absoluteUrl(siteUrl, page.path))}`
  return `# ${oneLine(page.title)}\n\n${source}\n\n${(page.markdown ?? "").trim()}\n`
}

/** Docs by path, articles from the newest on; pages that search engines should not see are left out. */
function listed({ pages }: SiteModel): PublishedPage[] {
  return pages
    .filter(page => !page.unlisted && !page.noindex)
    .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
}

function hasMarkdown(page: PublishedPage): boolean {
  return !page.unlisted && Boolean(page.markdown?.trim())
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
