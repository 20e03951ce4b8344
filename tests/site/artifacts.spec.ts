import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { site } from "../../src/site.config"
import { builtPages, publicFolder, publishedFile, publishedText, readerPages } from "./built-site"

const pages = new Map(builtPages().map(page => [page.path, page]))

/** Absolute addresses of this site in a text. */
function ownAddresses(text: string): string[] {
  const pattern = new RegExp(`${site.url.replaceAll(".", "\\.")}(/[^\\s"'<>\\\\)\\]]*)`, "g")
  return [...text.matchAll(pattern)].map(([, path = ""]) => path.replaceAll("&amp;", "&"))
}

/** Addresses that lead to nothing, to a redirect, or to a missing anchor. */
function wrongAddresses(text: string): string[] {
  return ownAddresses(text).filter(address => {
    const { pathname, hash } = new URL(address, site.url)
    const page = pages.get(decodeURIComponent(pathname))
    const anchor = decodeURIComponent(hash.slice(1))
    if (page?.stub || publishedFile(pathname) === undefined) return true
    return Boolean(page && anchor && !page.ids.has(anchor))
  })
}

const feeds = ["blog", "research"].flatMap(section =>
  ["rss.xml", "atom.xml", "feed.json"].map(name => `${section}/${name}`),
)

for (const feed of feeds) {
  test(`${feed} contains only addresses of pages and files`, () => {
    const text = publishedText(feed)
    expect(ownAddresses(text).length).toBeGreaterThan(0)
    expect(wrongAddresses(text)).toEqual([])
  })
}

test("lists every indexable page exactly once in the sitemap", () => {
  const addresses = [...publishedText("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => decodeURI(new URL(address).pathname),
  )
  const listed = readerPages().filter(({ noindex }) => !noindex)
  expect(addresses.toSorted()).toEqual(listed.map(({ path }) => path).toSorted())
})

for (const file of ["robots.txt", "llms.txt", "opensearch.xml"]) {
  test(`${file} contains only addresses of pages and files`, () => {
    const addresses = wrongAddresses(publishedText(file).replaceAll(/\?q=\{searchTerms\}/g, ""))
    expect(addresses).toEqual([])
  })
}

test("publishes every icon of the web manifest", () => {
  const manifest = JSON.parse(publishedText("manifest.webmanifest")) as { icons: { src: string }[] }
  expect(manifest.icons.length).toBeGreaterThan(0)
  expect(manifest.icons.filter(({ src }) => publishedFile(src) === undefined)).toEqual([])
})

test("publishes every social card", () => {
  const cards = readerPages().map(({ path, html }) => ({
    path,
    card:
      /property="og:image"[^>]* content="([^"]+)"/.exec(html)?.[1] ??
      /content="([^"]+)"[^>]* property="og:image"/.exec(html)?.[1],
  }))
  const missing = cards.filter(
    ({ card }) => !card || publishedFile(new URL(card).pathname) === undefined,
  )
  expect(missing).toEqual([])
})

test("lists only existing pages in the sidebar's list of articles", () => {
  for (const section of ["blog", "research"]) {
    const list = JSON.parse(publishedText(`${section}/articles.json`)) as { path: string }[]
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter(({ path }) => !pages.has(path))).toEqual([])
  }
})

test("publishes no path of the machine that built the site", () => {
  const folder = process.cwd()
  const found = listFiles(publicFolder).filter(
    file =>
      /\.(html|json|js|css|xml|txt|md|map|webmanifest)$/.test(file) &&
      readFileSync(join(publicFolder, file), "utf8").includes(folder),
  )
  expect(found).toEqual([])
})

test("leaves no placeholder of the build in published pages", () => {
  const found = readerPages().filter(({ html }) => /<!--image:\d+-->|href="link:\d+"/.test(html))
  expect(found.map(({ path }) => path)).toEqual([])
})

test("sorts the header rules of scripts and style sheets by name", () => {
  const headers = readFileSync(`${publicFolder}/_headers`, "utf8")
  const names = [...headers.matchAll(/^\/([^/\n*]+\.(?:js|css))$/gm)].map(([, name = ""]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual([...names].sort())
})
