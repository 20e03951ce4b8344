import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { limits, site } from "../../src/site.config"
import { publicFolder, publishedFile, publishedText, readerPages } from "./built-site"

/** Files for programs: indexes, raw Markdown twins, and the links to them. */
const files = listFiles(publicFolder)
const twins = files.filter(file => file.endsWith(".md"))
const indexes = files.filter(file => /(^|\/)llms\.txt$/.test(file))
const parts = files.filter(file => /(^|\/)llms-full-\d+\.txt$/.test(file))

const linked = (index: string) =>
  [...publishedText(index).matchAll(/^- \[.*?\]\(([^)\s]+)\)/gm)].map(([, address = ""]) => address)

/** Address of the Markdown twin, such as `/docs/intro.md`, in the link element of a page's head. */
const twinOf = (html: string) =>
  /<link[^>]*type="text\/markdown"[^>]*>/.exec(html)?.[0].match(/ href="([^"]+)"/)?.[1]

test("names an existing Markdown twin in the head of every page that has one", () => {
  const pages = readerPages()
  const told = pages.flatMap(({ html }) => twinOf(html) ?? [])
  expect(told.filter(path => publishedFile(path) === undefined)).toEqual([])
  expect(told.map(path => decodeURI(path).slice(1)).toSorted()).toEqual(twins.toSorted())
})

test("links to the index near the top of every page and twin", () => {
  // The page that other sites embed shows only one figure.
  const pages = readerPages().filter(({ path }) => path !== "/embed")
  const silent = pages.filter(({ html }) => {
    const body = html.slice(html.indexOf("<body"))
    return !/^.{0,2000}\/llms\.txt/s.test(body.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ""))
  })
  expect(silent.map(({ path }) => path)).toEqual([])
  const address = `${site.url}/llms.txt`
  // The twin of the home page is the index itself.
  const others = twins.filter(file => file !== "index.md")
  expect(others.filter(file => !publishedText(file).slice(0, 1000).includes(address))).toEqual([])
})

test("links every text from the nested indexes and keeps the root index small", () => {
  expect(publishedText("llms.txt").length).toBeLessThan(50_000)
  const nested = linked("llms.txt").filter(address => address.endsWith("/llms.txt"))
  expect(nested.map(address => new URL(address).pathname.slice(1)).toSorted()).toEqual(
    indexes.filter(file => file !== "llms.txt").toSorted(),
  )
  const reached = new Set(indexes.flatMap(linked))
  const listed = readerPages()
    .filter(({ noindex }) => !noindex)
    .flatMap(({ html }) => twinOf(html) ?? [])
  // The twins of the home page and of sections are the indexes themselves.
  const lists = [
    "/index.md",
    ...nested.map(address => new URL(address).pathname.replace("/llms.txt", ".md")),
  ]
  const missing = listed.filter(path => !reached.has(site.url + path) && !lists.includes(path))
  expect(missing.filter(path => publishedText(path.slice(1)).includes("\n## "))).toEqual([])
})

test("lists only addresses of existing files in indexes", () => {
  const gone = indexes.flatMap(linked).filter(address => {
    const { origin, pathname } = new URL(address)
    return origin !== site.url || publishedFile(pathname) === undefined
  })
  expect(gone).toEqual([])
})

test("limits parts of all texts to the length in the index unless they have a single page", () => {
  const long = parts.filter(file => {
    const text = publishedText(file)
    return text.length > limits.llmsPart && text.includes("\n---\n\n# ")
  })
  expect(long).toEqual([])
})

test("uses absolute addresses in links of twins", () => {
  const relative = twins.flatMap(file =>
    [
      ...publishedText(file)
        .replace(/^```[\s\S]*?^```$/gm, "")
        .matchAll(/[^`]\]\((\/[^)\s]*)/g),
    ].map(([, address]) => `${file}: ${address}`),
  )
  expect(relative).toEqual([])
})

test("places the text before the sidebar in the HTML", () => {
  const behind = readerPages().filter(({ html }) => {
    const main = html.indexOf("<main")
    const tree = html.indexOf('id="docs-sidebar"')
    return main < 0 || (tree >= 0 && tree < main)
  })
  expect(behind.map(({ path }) => path)).toEqual([])
})
