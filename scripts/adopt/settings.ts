import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import type { DocusaurusSite } from "./docusaurus/read-site"
import { applyEdits, type Edit } from "./pages/edits"
import type { SectionSettings } from "./site-compiler"
import { listOf, recordOf, textOf, type Value } from "./static-module/value"

const siteConfig = "src/site.config.ts"
const pageConfig = "src/page.config.ts"
const serverCard = "src/mcp/server-card.ts"

/** Facts of a site that are settings of this project; undefined if the team's site lacks them. */
export interface SiteFacts {
  name: string
  tagline: string
  url: string
  description: string
  publisher: string
  twitter: string
  profiles: string[]
  repository?: string
  language?: string
  /** Label of the docs version that is shown first. */
  docsLabel?: string
}

export function factsOf(site: DocusaurusSite): SiteFacts {
  const name = site.title ?? "Documentation"
  const tagline = site.tagline ?? ""
  const profiles = socialLinks(site)
  const handle = profiles.flatMap(
    link => /^https:\/\/(?:www\.)?(?:twitter|x)\.com\/(\w+)\/?$/.exec(link)?.[1] ?? [],
  )
  const main = site.docs[0]?.versions ?? []
  return {
    name,
    tagline,
    url: (site.url ?? "https://example.com").replace(/\/+$/, ""),
    description: tagline ? `${name}: ${tagline}` : name,
    publisher: textOf(site.settings.organizationName) ?? name,
    twitter: metadataOf(site, "twitter:site") ?? (handle[0] ? `@${handle[0]}` : ""),
    profiles,
    repository: repositoryLink(site),
    language: textOf(recordOf(site.settings.i18n).defaultLocale),
    docsLabel: main.length > 1 ? main[0]?.label : undefined,
  }
}

function metadataOf({ theme }: DocusaurusSite, name: string): string | undefined {
  const entry = listOf(theme.metadata)
    .map(recordOf)
    .find(each => each.name === name)
  return textOf(entry?.content)
}

/** Repository of the team: from the names of the configuration, or from its edit links. */
function repositoryLink({ settings, docs, blogs }: DocusaurusSite): string | undefined {
  const { organizationName, projectName, githubHost } = settings
  const edit = [...docs, ...blogs].flatMap(({ options }) => textOf(options.editUrl) ?? [])
  const [fromEdit] = edit.flatMap(url => /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(url)?.[0] ?? [])
  const host = textOf(githubHost) ?? "github.com"
  const named = textOf(organizationName) && textOf(projectName)
  return fromEdit ?? (named ? `https://${host}/${organizationName}/${projectName}` : undefined)
}

const social = /^https:\/\/(?:www\.)?(?:github|twitter|x|linkedin|mastodon|bsky)\.\w+\/[\w/-]+$/

function socialLinks({ theme }: DocusaurusSite): string[] {
  const links = (value: Value): string[] => {
    if (Array.isArray(value)) return value.flatMap(links)
    if (typeof value !== "object" || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) =>
      key === "href" && typeof inner === "string" && social.test(inner) ? [inner] : links(inner),
    )
  }
  return [...new Set(listOf([theme.navbar, theme.footer]).flatMap(links))]
}

/** Format of `.md` files: MDX is Docusaurus' default since version 3, which reads MDX strictly. */
function formatOf({ root, settings }: DocusaurusSite): string {
  const { format } = recordOf(settings.markdown)
  if (format === "md" || format === "detect" || format === "mdx") return format
  const file = join(root, "package.json")
  const { dependencies } = recordOf(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {})
  const version = textOf(recordOf(dependencies)["@docusaurus/core"]) ?? ""
  return /^\D*2\./.test(version) ? "detect" : "mdx"
}

/** The project's settings with the facts and sections of the team's site, by file. */
export function settingsFiles(site: DocusaurusSite): Map<string, string> {
  const facts = factsOf(site)
  const { name, tagline, url, description, publisher, twitter, profiles } = facts
  const sections = Object.fromEntries(
    site.blogs.map(posts => [posts.section, sectionOf(facts, posts.options, posts.section)]),
  )
  const indexName = name.toLowerCase().replace(/[^a-z\d]+/g, "-")
  return new Map([
    [
      siteConfig,
      withSettings(siteConfig, {
        site: {
          name,
          tagline,
          url,
          description,
          publisher,
          twitter,
          profiles,
          securityContacts: [],
        },
        articleSections: sections,
        markdownFormat: formatOf(site),
        search: { indexName, suggestions: [] },
      }),
    ],
    [serverCard, withSettings(serverCard, { serverInfo: { name: indexName, title: name } })],
    [
      pageConfig,
      withSettings(pageConfig, {
        ...(facts.repository && { repository: facts.repository }),
        ...(facts.language && { language: facts.language }),
        docsVersions: [{ path: site.docsPath, ...(facts.docsLabel && { label: facts.docsLabel }) }],
      }),
    ],
  ])
}

function sectionOf(facts: SiteFacts, options: Record<string, Value>, section: string): Value {
  const title = textOf(options.blogTitle) ?? `${facts.name} ${nameOf(section)}`
  return {
    label: nameOf(section),
    title,
    description: textOf(options.blogDescription) ?? `${title}.`,
    noun: "post",
    all: "all posts",
    allLabel: "All posts",
    place: section,
    schemaType: "BlogPosting",
    searchRank: 2,
    citable: false,
    kind: "news",
    datedAddresses: true,
    newPage: `${section}-post`,
  } satisfies SectionSettings
}

const nameOf = (section: string) =>
  section.charAt(0).toUpperCase() + section.slice(1).replaceAll("-", " ")

/**
 * Replaces the values of exported constants. Keys of objects and items of lists that are not given
 * stay; `articleSections` is replaced as a whole.
 */
export function withSettings(file: string, values: Record<string, Value>): string {
  const text = readFileSync(file, "utf8")
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && name.getText() in values)
        put(initializer, values[name.getText()], name.getText() === "articleSections")
  return applyEdits(text, edits)

  function put(node: ts.Expression, value: Value, isWhole: boolean): void {
    const plain = bare(node)
    if (!isWhole && ts.isObjectLiteralExpression(plain)) {
      for (const property of plain.properties.filter(ts.isPropertyAssignment)) {
        const inner = recordOf(value)[property.name.getText()]
        if (inner !== undefined) put(property.initializer, inner, false)
      }
    } else if (
      ts.isArrayLiteralExpression(plain) &&
      plain.elements.some(ts.isObjectLiteralExpression)
    ) {
      for (const [index, element] of plain.elements.entries())
        put(element, listOf(value)[index], false)
    } else edits.push({ start: plain.getStart(), end: plain.getEnd(), text: asCode(value) })
  }
}

/** `{} as const satisfies Settings` -> `{}` */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node

/** Literal of a value, with keys as people write them. */
const asCode = (value: Value) =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:")
    .replaceAll("\n", "\n  ")
