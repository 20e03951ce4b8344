import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { limits, site } from "../../src/site.config"
import { publicFolder, publishedFile, publishedText, readerPages } from "./built-site"

/** What programs read: indexes, twins, and the pointers to them. */
const files = listFiles(publicFolder)
const twins = files.filter(file => file.endsWith(".md"))
const indexes = files.filter(file => /(^|\/)llms\.txt$/.test(file))
const parts = files.filter(file => /(^|\/)llms-full-\d+\.txt$/.test(file))

const linked = (index: string) =>
  [...publishedText(index).matchAll(/^- \[.*?\]\(([^)\s]+)\)/gm)].map(([, address = ""]) => address)

/** `/docs/intro` of a link element that says where the page's Markdown is. */
const twinOf = (html: string) =>
  /<link[^>]*type="text\/markdown"[^>]*>/.exec(html)?.[0].match(/ href="([^"]+)"/)?.[1]

test("every page that has a twin says so in its head, and the twin is there", () => {
  const pages = readerPages()
  const told = pages.flatMap(({ html }) => twinOf(html) ?? [])
  expect(told.filter(path => publishedFile(path) === undefined)).toEqual([])
  expect(told.map(path => decodeURI(path).slice(1)).toSorted()).toEqual(twins.toSorted())
})

test("every page and every twin says near its top where the index is", () => {
  // A page that others frame is one figure, and no page to read.
  const pages = readerPages().filter(({ path }) => path !== "/embed")
  const silent = pages.filter(({ html }) => {
    const body = html.slice(html.indexOf("<body"))
    return !/^.{0,2000}\/llms\.txt/s.test(body.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ""))
  })
  expect(silent.map(({ path }) => path)).toEqual([])
  const address = `${site.url}/llms.txt`
  // That of the home page is the index itself.
  const others = twins.filter(file => file !== "index.md")
  expect(others.filter(file => !publishedText(file).slice(0, 1000).includes(address))).toEqual([])
})

test("the root index is small, leads to the other ones, and they to every text", () => {
  expect(publishedText("llms.txt").length).toBeLessThan(50_000)
  const nested = linked("llms.txt").filter(address => address.endsWith("/llms.txt"))
  expect(nested.map(address => new URL(address).pathname.slice(1)).toSorted()).toEqual(
    indexes.filter(file => file !== "llms.txt").toSorted(),
  )
  const reached = new Set(indexes.flatMap(linked))
  const listed = readerPages()
    .filter(({ noindex }) => !noindex)
    .flatMap(({ html }) => twinOf(html) ?? [])
  // Those of the home page and of sections are the indexes themselves.
  const lists = [
    "/index.md",
    ...nested.map(address => new URL(address).pathname.replace("/llms.txt", ".md")),
  ]
  const missing = listed.filter(path => !reached.has(site.url + path) && !lists.includes(path))
  expect(missing.filter(path => publishedText(path.slice(1)).includes("\n## "))).toEqual([])
})

test("every address in an index leads to a file", () => {
  const gone = indexes.flatMap(linked).filter(address => {
    const { origin, pathname } = new URL(address)
    return origin !== site.url || publishedFile(pathname) === undefined
  })
  expect(gone).toEqual([])
})

test("parts of all texts are no longer than the index says, unless they hold one page", () => {
  const long = parts.filter(file => {
    const text = publishedText(file)
    return text.length > limits.llmsPart && text.includes("\n---\n\n# ")
  })
  expect(long).toEqual([])
})

test("links of twins name the host", () => {
  const relative = twins.flatMap(file =>
    [
      ...publishedText(file)
        .replace(/^```[\s\S]*?^```$/gm, "")
        .matchAll(/[^`]\]\((\/[^)\s]*)/g),
    ].map(([, address]) => `${file}: ${address}`),
  )
  expect(relative).toEqual([])
})

test("the text stands ahead of the navigation beside it", () => {
  const behind = readerPages().filter(({ html }) => {
    const main = html.indexOf("<main")
    const tree = html.indexOf('id="docs-sidebar"')
    return main < 0 || (tree >= 0 && tree < main)
  })
  expect(behind.map(({ path }) => path)).toEqual([])
})
