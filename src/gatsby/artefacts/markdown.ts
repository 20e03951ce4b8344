import { llmsFullPath, llmsPath, markdownPath } from "../../content/artefact-paths"
import { compareText } from "../../content/problem"
import { absoluteUrl } from "../../content/routes"
import type { Artefact, SiteModel, SitePage } from "../../content/tree/site-model"

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

const groups: { heading: string; holds: (page: SitePage) => boolean }[] = [
  { heading: "Docs", holds: page => page.kind === "doc" && !isTerm(page) },
  { heading: "Glossary", holds: isTerm },
  { heading: "Smart contracts", holds: page => page.kind === "contract" },
  { heading: "Research", holds: page => page.kind === "article" && page.section === "research" },
  { heading: "Blog", holds: page => page.kind === "article" && page.section === "blog" },
  { heading: "Optional", holds: page => page.kind === "page" },
]

function isTerm(page: SitePage): boolean {
  return page.kind === "doc" && page.path.includes("/terms/")
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

function markdownTwin(page: SitePage, siteUrl: string): string {
  const source = `Source: ${encodeURI(absoluteUrl(siteUrl, page.path))}`
  return `# ${oneLine(page.title)}\n\n${source}\n\n${(page.markdown ?? "").trim()}\n`
}

/** Docs by path, articles from the newest on; pages that search engines should not see are left out. */
function listed({ pages }: SiteModel): SitePage[] {
  return pages
    .filter(page => !page.unlisted && !page.noindex)
    .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
}

function hasMarkdown(page: SitePage): boolean {
  return !page.unlisted && Boolean(page.markdown?.trim())
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
