import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type DefaultTreeAdapterTypes as Html, parse } from "parse5"
import { listFiles } from "../../src/site/list-files"

/** Folder of the published site. */
export const publicFolder = "public"

/** An HTML page of the built site, with the parts that tests check. */
export interface BuiltPage {
  /** Path without a trailing slash. */
  path: string
  file: string
  html: string
  title: string
  description: string
  canonical: string
  /** True if `robots` excludes the page from indexes. */
  noindex: boolean
  /** True for a page that only redirects to another one. */
  stub: boolean
  ids: ReadonlySet<string>
  /** Every address that an element of the page names. */
  references: Reference[]
}

export interface Reference {
  /** Element and attribute: `a[href]`, `img[srcset]`, … */
  from: string
  address: string
}

/** Attributes that contain one address. */
const ADDRESSES: Record<string, readonly string[]> = {
  a: ["href"],
  link: ["href"],
  img: ["src"],
  script: ["src"],
  source: ["src"],
  video: ["src", "poster"],
  iframe: ["src"],
  form: ["action"],
  use: ["href"],
}

let pages: BuiltPage[] | undefined

/** Every HTML page below the published folder, sorted by path. */
export function builtPages(): BuiltPage[] {
  pages ??= listFiles(publicFolder)
    .filter(file => file.endsWith(".html"))
    .map(readPage)
  return pages
}

/** Pages for readers: all except redirect pages and `404.html`. */
export function readerPages(): BuiltPage[] {
  return builtPages().filter(({ stub, file }) => !stub && file !== "404.html")
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(publicFolder, file), "utf8")
  const elements = [...elementsOf(parse(html))]
  const find = (tag: string, attribute: string, value: string) =>
    elements.find(element => element.tagName === tag && attributeOf(element, attribute) === value)
  const content = (name: string) => attributeOf(find("meta", "name", name), "content") ?? ""
  const title = elements.find(({ tagName }) => tagName === "title")
  return {
    path: `/${file.replace(/(\/?index)?\.html$/, "")}`,
    file,
    html,
    title: title ? textOf(title) : "",
    description: content("description"),
    canonical: attributeOf(find("link", "rel", "canonical"), "href") ?? "",
    noindex: content("robots").includes("noindex"),
    stub: html.includes("<title>This page has moved</title>"),
    ids: new Set(elements.flatMap(element => attributeOf(element, "id") ?? [])),
    references: elements.flatMap(referencesOf),
  }
}

function referencesOf(element: Html.Element): Reference[] {
  const { tagName } = element
  const single = (ADDRESSES[tagName] ?? []).flatMap(name => {
    const address = attributeOf(element, name)
    return address === undefined ? [] : [{ from: `${tagName}[${name}]`, address }]
  })
  const sets = ["srcset", "imagesrcset"].flatMap(name =>
    (attributeOf(element, name) ?? "")
      .split(",")
      .map(candidate => candidate.trim().split(/\s+/)[0] ?? "")
      .filter(Boolean)
      .map(address => ({ from: `${tagName}[${name}]`, address })),
  )
  return [...single, ...sets]
}

function* elementsOf(node: Html.Node): Generator<Html.Element> {
  if ("tagName" in node) yield node
  const children =
    "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : []
  for (const child of children) yield* elementsOf(child)
}

function attributeOf(element: Html.Element | undefined, name: string): string | undefined {
  return element?.attrs.find(attribute => attribute.name === name)?.value
}

function textOf(element: Html.Element): string {
  return element.childNodes.map(node => ("value" in node ? node.value : "")).join("")
}

/**
 * Text of a published file.
 * @throws Error if the file does not exist
 */
export function publishedText(path: string): string {
  return readFileSync(join(publicFolder, path), "utf8")
}

/** File that the host serves at a path without a redirect; undefined if there is none. */
export function publishedFile(path: string): string | undefined {
  const decoded = decodeURIComponent(path)
  const candidates =
    decoded === "/" ? ["index.html"] : [decoded.slice(1), `${decoded.slice(1)}/index.html`]
  return candidates.find(
    file => existsSync(join(publicFolder, file)) && !isFolder(join(publicFolder, file)),
  )
}

function isFolder(path: string): boolean {
  return existsSync(`${path}/.`)
}
