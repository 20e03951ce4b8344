import { expect, test } from "@playwright/test"
import { site } from "../../src/site.config"
import { type BuiltPage, readerPages } from "./built-site"

const listed = readerPages().filter(({ noindex }) => !noindex)

/** Values that several pages share, each with the paths of these pages. */
function repeated(pages: readonly BuiltPage[], pick: (page: BuiltPage) => string): string[] {
  const byValue = new Map<string, string[]>()
  for (const page of pages) byValue.set(pick(page), [...(byValue.get(pick(page)) ?? []), page.path])
  return [...byValue].flatMap(([value, paths]) =>
    paths.length > 1 ? [`${value}: ${paths.join(", ")}`] : [],
  )
}

test("names each page as its own canonical address", () => {
  const wrong = readerPages().filter(
    ({ path, canonical }) =>
      canonical !== (path === "/" ? `${site.url}/` : `${site.url}${encodeURI(path)}`),
  )
  expect(wrong.map(({ path, canonical }) => `${path}: ${canonical}`)).toEqual([])
})

test("gives listed pages unique titles", () => {
  expect(repeated(listed, ({ title }) => title)).toEqual([])
})

test("gives listed pages unique descriptions", () => {
  expect(repeated(listed, ({ description }) => description)).toEqual([])
})

test("gives every page a title and a description", () => {
  const without = readerPages().filter(({ title, description }) => !title || !description)
  expect(without.map(({ path }) => path)).toEqual([])
})

test("marks every page as English and gives it one main heading", () => {
  const wrong = readerPages().filter(
    ({ html }) =>
      !/^<!DOCTYPE html><html[^>]* lang="en"/.test(html) || html.split("<h1").length !== 2,
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test("excludes the search page and the 404 page from indexes", () => {
  const hidden = readerPages().filter(({ noindex }) => noindex)
  expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(["/404", "/search"]))
})

test("fetches no scripts before the first frame of a page", () => {
  const early = readerPages().filter(({ html }) =>
    html.replace(/<template.*?<\/template>/gs, "").includes("<script src"),
  )
  expect(early.map(({ path }) => path)).toEqual([])
})
