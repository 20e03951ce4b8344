import { existsSync } from "node:fs"
import { basename, join, normalize } from "node:path"
import {
  isRecord,
  listOf,
  readModule,
  recordOf,
  textOf,
  type Unread,
  type Value,
} from "./read-module"

/** A Docusaurus site as configured. Paths are relative to the site, with forward slashes. */
export interface DocusaurusSite {
  root: string
  config: string
  title?: string
  tagline?: string
  url?: string
  baseUrl: string
  docs: Instance[]
  blogs: Instance[]
  /** Folder of the standalone pages. */
  pages: string
  staticFolders: string[]
  redirects: { from: string; to: string }[]
  navbar: Value
  footer: Value
  unread: Unread[]
}

/** One docs or blog plugin. */
export interface Instance {
  id: string
  folder: string
  /** Route of its pages: `docs`, or empty for the root. */
  route: string
  options: Record<string, Value>
}

/** Docusaurus' own defaults: folder and route of a plugin. */
const defaults = { docs: "docs", blog: "blog" }

const configNames = [
  "docusaurus.config.js",
  "docusaurus.config.ts",
  "docusaurus.config.mjs",
  "docusaurus.config.cjs",
]

/** @throws Error if the folder has no Docusaurus site */
export function readDocusaurusSite(root: string): DocusaurusSite {
  const config = configNames.find(name => existsSync(join(root, name)))
  if (!config)
    throw new Error(
      `${root} holds no docusaurus.config.js (or .ts, .mjs, .cjs): name the folder of a Docusaurus site.`,
    )
  const unread: Unread[] = []
  const data = recordOf(readModule(join(root, config), unread))
  const classic = listOf(data.presets)
    .map(withOptions)
    .find(({ name }) => /classic/.test(name))?.options
  const plugins = listOf(data.plugins).map(withOptions)
  const ofKind = (kind: "docs" | "blog") => [
    ...(classic && classic[kind] !== false ? [instance(kind, recordOf(classic[kind]))] : []),
    ...plugins
      .filter(({ name }) => name.endsWith(`content-${kind}`))
      .map(({ options }) => instance(kind, options)),
  ]
  const pages = [
    classic?.pages,
    ...plugins.filter(({ name }) => name.endsWith("content-pages")).map(({ options }) => options),
  ]
  const theme = recordOf(data.themeConfig)
  return {
    root,
    config,
    title: textOf(data.title),
    tagline: textOf(data.tagline),
    url: textOf(data.url),
    baseUrl: textOf(data.baseUrl) ?? "/",
    docs: ofKind("docs"),
    blogs: ofKind("blog"),
    pages: pathOf(recordOf(pages.find(isRecord)).path) ?? "src/pages",
    staticFolders: data.staticDirectories
      ? listOf(data.staticDirectories).flatMap(folder => pathOf(folder) ?? [])
      : ["static"],
    redirects: plugins
      .filter(({ name }) => name.endsWith("client-redirects"))
      .flatMap(({ options }) => listOf(options.redirects).flatMap(redirectsOf)),
    navbar: theme.navbar,
    footer: theme.footer,
    unread,
  }
}

function withOptions(entry: Value): { name: string; options: Record<string, Value> } {
  const [name, options] = Array.isArray(entry) ? entry : [entry]
  return { name: textOf(name) ?? "", options: recordOf(options) }
}

function instance(kind: "docs" | "blog", options: Record<string, Value>): Instance {
  const folder = pathOf(options.path) ?? defaults[kind]
  const route = textOf(options.routeBasePath) ?? defaults[kind]
  return {
    id: textOf(options.id) ?? basename(folder),
    folder,
    route: route.replace(/^\/+|\/+$/g, ""),
    options,
  }
}

function redirectsOf(entry: Value): { from: string; to: string }[] {
  const { from, to } = recordOf(entry)
  const target = textOf(to)
  if (!target) return []
  return listOf(from).flatMap(each =>
    typeof each === "string" ? [{ from: each, to: target }] : [],
  )
}

/** `./docs/` -> `docs` */
function pathOf(value: Value): string | undefined {
  const path = textOf(value)
  return path && normalize(path).replaceAll("\\", "/").replace(/\/$/, "")
}
