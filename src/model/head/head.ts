import {
  feedFormats,
  feedPath,
  llmsPath,
  openSearchPath,
  sitemapPath,
} from "../../content/artifact-paths"
import type { HeadData } from "../../content/head-data"
import { absoluteUrl, encodePath, pictureUrl } from "../../content/routes"
import { sectionNames } from "../../content/sections"
import { isArticle as isDated, isIndexable, type PageFacts } from "../page"
import type { SiteIdentity } from "../site-model"
import { citable, isCitable } from "./citable"
import { jsonLdText, structuredData } from "./structured-data"

const feedTypes = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const

/**
 * Head of a page. Apply `withUniqueTitles` to all pages first.
 * @param twin address of the page as Markdown, if it has one
 */
export function headOf(page: PageFacts, site: SiteIdentity, twin?: string): HeadData {
  const canonical = absoluteUrl(site.url, page.path)
  return {
    title: documentTitle(page, site),
    canonical,
    meta: [
      { name: "description", content: pageDescription(page) },
      { name: "robots", content: isIndexable(page) ? "max-image-preview:large" : "noindex" },
      ...citationMeta(page, site, canonical),
      ...socialMeta(page, site, canonical),
    ],
    links: [
      { rel: "canonical", href: canonical },
      ...(twin ? [{ rel: "alternate", href: encodePath(twin), type: "text/markdown" }] : []),
      { rel: "describedby", href: llmsPath, type: "text/plain" },
      ...feedLinks(page, site),
      {
        rel: "search",
        href: openSearchPath,
        type: "application/opensearchdescription+xml",
        title: site.name,
      },
      { rel: "sitemap", href: sitemapPath, type: "application/xml" },
    ],
    jsonLd: structuredData(page, site).map(jsonLdText),
  }
}

/**
 * Document title: `Streamia | Panoptic Docs`. Later pages of a list add their number, and the home
 * page adds the tagline.
 */
export function documentTitle(page: PageFacts, site: SiteIdentity): string {
  if (page.kind === "home") return `${site.name}: ${site.tagline}`
  const numbered = `${page.headTitle ?? page.title}${page.pageNumber ? ` (page ${page.pageNumber})` : ""}`
  const end = sectionTitle(page, site)
  return numbered === end ? `${numbered} | ${site.name}` : `${numbered} | ${end}`
}

/**
 * Lengthens duplicate titles as far as needed: with the version (`PanopticPool V1.1`), then with
 * the parent page (`Delta, Glossary`).
 */
export function withUniqueTitles<Page extends PageFacts>(
  pages: readonly Page[],
  site: SiteIdentity,
): Page[] {
  const steps: ((page: PageFacts) => string | undefined)[] = [
    ({ title, version }) =>
      version && !title.includes(version) ? `${title} ${version}` : undefined,
    ({ title, version, breadcrumbs }) =>
      [
        version && !title.includes(version) ? `${title} ${version}` : title,
        breadcrumbs?.at(-1)?.label,
      ]
        .filter(Boolean)
        .join(", "),
  ]
  return steps.reduce<Page[]>(
    (current, longer) => {
      const counts = new Map<string, number>()
      for (const page of current) {
        const title = documentTitle(page, site)
        counts.set(title, (counts.get(title) ?? 0) + 1)
      }
      return current.map(page => {
        if ((counts.get(documentTitle(page, site)) ?? 0) < 2) return page
        const headTitle = longer(page)
        return headTitle ? { ...page, headTitle } : page
      })
    },
    [...pages],
  )
}

function sectionTitle({ section }: PageFacts, site: SiteIdentity): string {
  if (section === "docs") return `${site.name} Docs`
  return section ? site.sections[section].title : site.name
}

function pageDescription({ description, pageNumber }: PageFacts): string {
  return pageNumber ? `${description} Page ${pageNumber}.` : description
}

/**
 * Metadata of citable articles for academic indexes
 * (https://scholar.google.com/intl/en/scholar/inclusion.html#indexing).
 */
function citationMeta(page: PageFacts, site: SiteIdentity, canonical: string): HeadData["meta"] {
  if (!isCitable(page)) return []
  const { title, authors, date, series } = citable(page)
  const entries = [
    ["title", title],
    ...authors.map(name => ["author", name]),
    ["publication_date", date.slice(0, 10).replaceAll("-", "/")],
    ["journal_title", series],
    ["publisher", site.publisher],
    ["language", site.language],
    ["public_url", canonical],
    ["fulltext_html_url", canonical],
    ...(page.tags ?? []).map(({ label }) => ["keywords", label]),
  ]
  return entries.map(([name, content = ""]) => ({ name: `citation_${name}`, content }))
}

/** Open Graph metadata (https://ogp.me) and the few entries that Twitter cards also need. */
function socialMeta(page: PageFacts, site: SiteIdentity, canonical: string): HeadData["meta"] {
  const property = (name: string, content: string | undefined) =>
    content ? [{ property: name, content }] : []
  const isArticle = isDated(page)
  const image = page.image && pictureUrl(site.url, page.image)
  return [
    ...property("og:site_name", site.name),
    ...property("og:type", isArticle ? "article" : "website"),
    ...property("og:title", page.kind === "home" ? `${site.name}: ${site.tagline}` : page.title),
    ...property("og:description", pageDescription(page)),
    ...property("og:url", canonical),
    ...property("og:locale", site.language === "en" ? "en_US" : site.language),
    ...property("og:image", image),
    ...(image ? property("og:image:alt", page.imageAlt ?? page.title) : []),
    ...(isArticle ? property("article:published_time", page.date) : []),
    ...(isArticle ? property("article:modified_time", page.lastUpdated) : []),
    ...(isArticle
      ? (page.authors ?? []).flatMap(({ url }) => property("article:author", url))
      : []),
    ...(isArticle ? (page.tags ?? []).flatMap(({ label }) => property("article:tag", label)) : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...(site.twitter ? [{ name: "twitter:site", content: site.twitter }] : []),
  ]
}

/** Feed links of a page's section; the home page links to the feeds of all sections. */
function feedLinks(page: PageFacts, site: SiteIdentity): HeadData["links"] {
  const sections =
    page.kind === "home" ? sectionNames : sectionNames.filter(name => name === page.section)
  return sections.flatMap(section =>
    feedFormats.map(format => ({
      rel: "alternate",
      href: absoluteUrl(site.url, feedPath(section, format)),
      type: feedTypes[format],
      title: `${site.sections[section].title} (${format === "json" ? "JSON Feed" : format === "rss" ? "RSS" : "Atom"})`,
    })),
  )
}
