import { existsSync } from "node:fs"
import { basename, isAbsolute, join, posix, relative, resolve, sep } from "node:path"
import { docsVersions } from "../../../src/site.config"
import { readModule, startReading } from "../static-module/read-module"
import { isRecord, listOf, recordOf, textOf, type Unread, type Value } from "../static-module/value"
import { repositoryOf } from "./site-files"
import { type Version, versionsOf } from "./versions"

/** A Docusaurus site as configured. Paths are relative to the site, with forward slashes. */
export interface DocusaurusSite {
  root: string
  /** Folder of the site's repository; symbolic links may not lead out of it. */
  repository: string
  config: string
  /** Top-level settings, such as `title` and `organizationName`. */
  settings: Record<string, Value>
  title?: string
  tagline?: string
  url?: string
  baseUrl: string
  docs: DocsPlugin[]
  /** Base path of the docs here. */
  docsPath: string
  /** True if posts have dates in their addresses here. */
  hasDatedPosts: boolean
  blogs: BlogPlugin[]
  /** Folder of the standalone pages; undefined if there are none. */
  pages?: string
  staticFolders: string[]
  redirects: Redirect[]
  /** Extensions such as `html` that old addresses may have. */
  redirectEndings: string[]
  /** Names of plugins and presets that the adoption does not read. */
  otherPlugins: string[]
  theme: Record<string, Value>
  unread: Unread[]
}

export interface Redirect {
  from: string
  to: string
}

/** One docs or blog plugin. */
export interface Plugin {
  id: string
  folder: string
  /** Route of its pages: `docs`, or empty for the root. */
  route: string
  options: Record<string, Value>
}

export interface DocsPlugin extends Plugin {
  /** Content folder: that of the docs for the first plugin, a folder in it for each further one. */
  target: string
  versions: Version[]
  /** Absolute path of the written sidebars; undefined if the folders are the sidebar. */
  sidebars?: string
}

export interface BlogPlugin extends Plugin {
  /** Content folder; see choose-sections.ts. */
  section: string
}

const configNames = ["js", "ts", "mjs", "cjs", "mts", "cts"].map(
  ending => `docusaurus.config.${ending}`,
)

/** @throws Error if the folder has no Docusaurus site */
export function readDocusaurusSite(root: string): DocusaurusSite {
  const config = configNames.find(name => existsSync(join(root, name)))
  if (!config)
    throw new Error(
      `${root} has no docusaurus.config.js (or .ts, .mjs, .cjs): name the folder of a Docusaurus site.`,
    )
  const unread: Unread[] = []
  const settings = recordOf(readModule(join(root, config), startReading(root, unread)))
  const classic = listOf(settings.presets)
    .map(withOptions)
    .find(({ name }) => /classic/.test(name))?.options
  const plugins = listOf(settings.plugins).map(withOptions)
  const ofKind = (kind: "docs" | "blog") => [
    ...(classic && classic[kind] !== false ? [plugin(root, kind, recordOf(classic[kind]))] : []),
    ...plugins
      .filter(({ name }) => name.endsWith(`content-${kind}`))
      .map(({ options }) => plugin(root, kind, options)),
  ]
  const redirects = plugins.filter(({ name }) => name.endsWith("client-redirects"))
  return {
    root,
    repository: repositoryOf(root),
    config,
    settings,
    title: textOf(settings.title),
    tagline: textOf(settings.tagline),
    url: textOf(settings.url),
    baseUrl: textOf(settings.baseUrl) ?? "/",
    docsPath: docsVersions[0].path,
    hasDatedPosts: false,
    docs: ofKind("docs").map((docs, index) => docsPlugin(root, docs, index === 0)),
    // Docusaurus publishes no blog if the folder of the preset's blog is missing.
    blogs: ofKind("blog")
      .filter(({ folder, options }) => options.path || existsSync(join(root, folder)))
      .map(posts => ({ ...posts, section: posts.route || posts.id })),
    pages: pagesFolder(root, classic, plugins),
    staticFolders: settings.staticDirectories
      ? listOf(settings.staticDirectories).flatMap(folder => pathOf(root, folder) ?? [])
      : ["static"],
    redirects: redirects.flatMap(({ options }) => listOf(options.redirects).flatMap(redirectsOf)),
    redirectEndings: redirects.flatMap(({ options }) =>
      listOf(options.fromExtensions).flatMap(ending => textOf(ending) ?? []),
    ),
    otherPlugins: [...listOf(settings.presets).map(withOptions), ...plugins].flatMap(({ name }) =>
      name === "" || known.test(name) ? [] : [isAbsolute(name) ? relative(root, name) : name],
    ),
    theme: recordOf(settings.themeConfig),
    unread,
  }
}

/** Plugins and presets that the adoption reads, or that this site has no need of. */
const known =
  /(?:content-(?:docs|blog|pages)|client-redirects|classic|sitemap|google-gtag|google-analytics|google-tag-manager|pwa|ideal-image|debug|svgr|vercel-analytics|search-local)$/

interface Configured {
  name: string
  options: Record<string, Value>
}

function withOptions(entry: Value): Configured {
  const [name, options] = Array.isArray(entry) ? entry : [entry]
  return { name: textOf(name) ?? "", options: recordOf(options) }
}

function plugin(root: string, kind: "docs" | "blog", options: Record<string, Value>): Plugin {
  const folder = pathOf(root, options.path) ?? kind
  const route = textOf(options.routeBasePath) ?? kind
  return {
    id: textOf(options.id) ?? "default",
    folder,
    route: route.replace(/^\/+|\/+$/g, ""),
    options,
  }
}

function docsPlugin(root: string, docs: Plugin, isFirst: boolean): DocsPlugin {
  const { sidebarPath } = docs.options
  const written =
    typeof sidebarPath === "string"
      ? [sidebarPath]
      : // Docusaurus reads only sidebars that are named. The first plugin's usual file is read
        // anyway, because the configuration may name it in code.
        isFirst && sidebarPath !== false
        ? ["sidebars.js", "sidebars.ts", "sidebars.json"]
        : []
  const name = docs.route || (docs.id === "default" ? basename(docs.folder) : docs.id)
  const target = isFirst ? "docs" : posix.join("docs", name)
  return {
    ...docs,
    target,
    versions: versionsOf(root, docs, target),
    sidebars: written
      .map(path => resolve(root, path))
      .flatMap(path => ["", ".js", ".ts", ".json", ".cjs", ".mjs"].map(ending => path + ending))
      .find(path => /\.\w+$/.test(path) && existsSync(path)),
  }
}

function pagesFolder(
  root: string,
  classic: Record<string, Value> | undefined,
  plugins: Configured[],
): string | undefined {
  const further = plugins.find(({ name }) => name.endsWith("content-pages"))
  if (!further && (!classic || classic.pages === false)) return undefined
  const options = further?.options ?? recordOf(classic?.pages)
  return pathOf(root, isRecord(options) ? options.path : undefined) ?? "src/pages"
}

function redirectsOf(entry: Value): Redirect[] {
  const { from, to } = recordOf(entry)
  const target = textOf(to)
  if (!target) return []
  return listOf(from).flatMap(each =>
    typeof each === "string" ? [{ from: each, to: target }] : [],
  )
}

/** `./docs/` and `/path/of/site/docs` -> `docs`; `../docs` stays. */
function pathOf(root: string, value: Value): string | undefined {
  const path = textOf(value)
  return path && (relative(root, resolve(root, path)).split(sep).join("/") || ".")
}
