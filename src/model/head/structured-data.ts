/** schema.org descriptions of pages as JSON-LD. Pure data; `jsonLdText` makes it safe to embed. */
import { iconPath } from "../../content/artifact-paths"
import { absoluteUrl, homePath, pictureUrl, searchPath } from "../../content/routes"
import { isArticle, type PageFacts } from "../page"
import type { SiteIdentity } from "../site-model"

export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>

/** JSON-LD objects of a page, in the order in which they are embedded. */
export function structuredData(page: PageFacts, site: SiteIdentity): JsonLd[] {
  if (page.kind === "home") return [websiteData(site), organizationData(site)]
  const isText = isArticle(page) || page.kind === "doc" || page.kind === "contract"
  return [...(isText ? [articleData(page, site)] : []), ...breadcrumbData(page, site)]
}

/** Structured data of a text: articles have their section's type, other texts `TechArticle`. */
export function articleData(page: PageFacts, site: SiteIdentity): JsonLd {
  const url = absoluteUrl(site.url, page.path)
  const authors = (page.authors ?? []).map(({ name, url: authorUrl }) => ({
    "@type": "Person",
    name,
    ...(authorUrl ? { url: new URL(authorUrl, `${site.url}/`).href } : {}),
  }))
  return {
    "@context": "https://schema.org",
    "@type":
      page.section && page.section !== "docs"
        ? site.sections[page.section].schemaType
        : "TechArticle",
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    ...(page.date ? { datePublished: page.date } : {}),
    ...(page.lastUpdated ? { dateModified: page.lastUpdated } : {}),
    ...(page.image ? { image: pictureUrl(site.url, page.image) } : {}),
    author: authors.length > 0 ? authors : publisher(site),
    publisher: publisher(site),
    ...(page.tags?.length ? { keywords: page.tags.map(tag => tag.label) } : {}),
  }
}

/** Breadcrumbs from the home page to the page itself; empty for a page without parents. */
export function breadcrumbData(page: PageFacts, site: SiteIdentity): JsonLd[] {
  if (!page.breadcrumbs?.length) return []
  const trail = [...page.breadcrumbs, { label: page.title, path: page.path }]
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ label, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absoluteUrl(site.url, path),
      })),
    },
  ]
}

/** The site and its search URL. */
export function websiteData(site: SiteIdentity): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    description: site.description,
    url: absoluteUrl(site.url, homePath),
    inLanguage: site.language,
    publisher: publisher(site),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absoluteUrl(site.url, searchPath)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  }
}

/** The publisher of the site, with its accounts elsewhere. */
export function organizationData(site: SiteIdentity): JsonLd {
  return {
    "@context": "https://schema.org",
    ...publisher(site),
    legalName: site.publisher,
    logo: absoluteUrl(site.url, iconPath("icon-512")),
    ...(site.profiles.length > 0 ? { sameAs: site.profiles } : {}),
  }
}

/**
 * JSON for a `<script type="application/ld+json">`. Escapes `<`, so that no text can close the
 * element (`</script>`) or open a comment in it.
 */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}

function publisher(site: SiteIdentity) {
  return { "@type": "Organization", name: site.name, url: absoluteUrl(site.url, homePath) }
}
