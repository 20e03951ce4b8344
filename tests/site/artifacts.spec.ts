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

/** Addresses that lead nowhere, to a redirect or to a missing anchor. */
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
  test(`every address in ${feed} leads to a page or file`, () => {
    const text = publishedText(feed)
    expect(ownAddresses(text).length).toBeGreaterThan(0)
    expect(wrongAddresses(text)).toEqual([])
  })
}

test("the sitemap names every listed page once and nothing else", () => {
  const addresses = [...publishedText("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => decodeURI(new URL(address).pathname),
  )
  const listed = readerPages().filter(({ noindex }) => !noindex)
  expect(addresses.toSorted()).toEqual(listed.map(({ path }) => path).toSorted())
})

for (const file of ["robots.txt", "llms.txt", "opensearch.xml"]) {
  test(`every address in ${file} leads to a page or file`, () => {
    const addresses = wrongAddresses(publishedText(file).replaceAll(/\?q=\{searchTerms\}/g, ""))
    expect(addresses).toEqual([])
  })
}

test("every icon of the web manifest exists", () => {
  const manifest = JSON.parse(publishedText("manifest.webmanifest")) as { icons: { src: string }[] }
  expect(manifest.icons.length).toBeGreaterThan(0)
  expect(manifest.icons.filter(({ src }) => publishedFile(src) === undefined)).toEqual([])
})

test("every social card exists", () => {
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

test("every article of the sidebar's list is a page", () => {
  for (const section of ["blog", "research"]) {
    const list = JSON.parse(publishedText(`${section}/articles.json`)) as { path: string }[]
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter(({ path }) => !pages.has(path))).toEqual([])
  }
})

test("no published file names a path of the machine that built it", () => {
  const folder = process.cwd()
  const found = listFiles(publicFolder).filter(
    file =>
      /\.(html|json|js|css|xml|txt|md|map|webmanifest)$/.test(file) &&
      readFileSync(join(publicFolder, file), "utf8").includes(folder),
  )
  expect(found).toEqual([])
})

test("no published page holds a mark that the build should have filled in", () => {
  const found = readerPages().filter(({ html }) => /<!--image:\d+-->|href="link:\d+"/.test(html))
  expect(found.map(({ path }) => path)).toEqual([])
})

test("rules for scripts and style sheets stand in the order of names, whatever was compiled anew", () => {
  const headers = readFileSync(`${publicFolder}/_headers`, "utf8")
  const names = [...headers.matchAll(/^\/([^/\n*]+\.(?:js|css))$/gm)].map(([, name = ""]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual([...names].sort())
})
