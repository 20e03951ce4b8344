import { expect, test } from "@playwright/test"
import { site } from "../../src/site.config"
import { type BuiltPage, builtPages, publishedFile, readerPages } from "./built-site"

const byPath = new Map(builtPages().map(page => [page.path, page]))

/** Path and anchor of an address on this site; undefined for other sites. */
function ownPath(page: BuiltPage, address: string): { path: string; anchor: string } | undefined {
  const own = [site.url, "https://site.invalid"]
  const url = new URL(address, `https://site.invalid${page.path}`)
  if (!own.includes(url.origin)) return undefined
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) }
}

/** Finds the problem with an address that a page names. */
function wrong(page: BuiltPage, address: string): string | undefined {
  const target = ownPath(page, address)
  if (!target) return undefined
  const file = publishedFile(target.path)
  if (file === undefined) return "leads to nothing"
  const found = byPath.get(decodeURIComponent(target.path))
  if (!found) return undefined
  if (found.stub) return "leads to a redirect"
  if (target.anchor && target.anchor !== "top" && !found.ids.has(target.anchor)) {
    return "leads to an anchor that the page does not have"
  }
  return undefined
}

test("names only addresses of existing pages, files, and anchors, never of redirects", () => {
  const found = readerPages().flatMap(page =>
    page.references.flatMap(({ from, address }) => {
      const problem = wrong(page, address)
      return problem ? [`${page.path}: ${from} ${address} ${problem}`] : []
    }),
  )
  expect(found).toEqual([])
})

test("ends no link in a slash, except those to the home page", () => {
  const found = readerPages().flatMap(page =>
    page.references.flatMap(({ from, address }) =>
      from === "a[href]" && /^\/.+\/([?#].*)?$/.test(address) ? [`${page.path}: ${address}`] : [],
    ),
  )
  // The specification ends the link to the FAQ in a slash.
  expect(found.filter(line => !line.includes(": /docs/faq/"))).toEqual([])
})

test("leads from every redirect page to an existing page and anchor", () => {
  const stubs = builtPages().filter(({ stub }) => stub)
  expect(stubs.length).toBeGreaterThan(0)
  const found = stubs.flatMap(page =>
    page.references.flatMap(({ address }) => {
      const problem = wrong(page, address)
      return problem ? [`${page.path}: ${address} ${problem}`] : []
    }),
  )
  expect(found).toEqual([])
})
