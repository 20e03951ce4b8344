import { expect, test } from "@playwright/test"
import { site } from "../../src/site.config"
import { type BuiltPage, readerPages } from "./built-site"

const listed = readerPages().filter(({ noindex }) => !noindex)

/** Values that more than one page has, with the pages. */
function repeated(pages: readonly BuiltPage[], pick: (page: BuiltPage) => string): string[] {
  const byValue = new Map<string, string[]>()
  for (const page of pages) byValue.set(pick(page), [...(byValue.get(pick(page)) ?? []), page.path])
  return [...byValue].flatMap(([value, paths]) =>
    paths.length > 1 ? [`${value}: ${paths.join(", ")}`] : [],
  )
}

test("every page names itself as its canonical address", () => {
  const wrong = readerPages().filter(
    ({ path, canonical }) =>
      canonical !== (path === "/" ? `${site.url}/` : `${site.url}${encodeURI(path)}`),
  )
  expect(wrong.map(({ path, canonical }) => `${path}: ${canonical}`)).toEqual([])
})

test("titles of listed pages are unique", () => {
  expect(repeated(listed, ({ title }) => title)).toEqual([])
})

test("descriptions of listed pages are unique", () => {
  expect(repeated(listed, ({ description }) => description)).toEqual([])
})

test("every page has a title and a description", () => {
  const without = readerPages().filter(({ title, description }) => !title || !description)
  expect(without.map(({ path }) => path)).toEqual([])
})

test("every page is marked as English and has one main heading", () => {
  const wrong = readerPages().filter(
    ({ html }) =>
      !/^<!DOCTYPE html><html[^>]* lang="en"/.test(html) || html.split("<h1").length !== 2,
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test("the search page and the page for nothing found are not listed", () => {
  const hidden = readerPages().filter(({ noindex }) => noindex)
  expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(["/404", "/search"]))
})

test("no page fetches scripts before its first frame", () => {
  const early = readerPages().filter(({ html }) =>
    html.replace(/<template.*?<\/template>/gs, "").includes("<script src"),
  )
  expect(early.map(({ path }) => path)).toEqual([])
})
