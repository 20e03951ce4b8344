import { expect, test } from "@playwright/test"
import { site } from "../../src/site.config"
import { type BuiltPage, builtPages, publishedFile, readerPages } from "./built-site"

const byPath = new Map(builtPages().map(page => [page.path, page]))

/** Path, or undefined for addresses that are none of this site's. */
function ownPath(page: BuiltPage, address: string): { path: string; anchor: string } | undefined {
  const own = [site.url, "https://site.invalid"]
  const url = new URL(address, `https://site.invalid${page.path}`)
  if (!own.includes(url.origin)) return undefined
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) }
}

/** What is wrong with an address that a page names. */
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

test("every address that a page names leads to a page or file, its anchor and no redirect", () => {
  const found = readerPages().flatMap(page =>
    page.references.flatMap(({ from, address }) => {
      const problem = wrong(page, address)
      return problem ? [`${page.path}: ${from} ${address} ${problem}`] : []
    }),
  )
  expect(found).toEqual([])
})

test("no link of a page ends in a slash, but for those to the home page", () => {
  const found = readerPages().flatMap(page =>
    page.references.flatMap(({ from, address }) =>
      from === "a[href]" && /^\/.+\/([?#].*)?$/.test(address) ? [`${page.path}: ${address}`] : [],
    ),
  )
  // The specification writes the link to the FAQ with a slash.
  expect(found.filter(line => !line.includes(": /docs/faq/"))).toEqual([])
})

test("every redirect page leads to a page and its anchor", () => {
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
