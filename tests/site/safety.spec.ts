import { expect, test } from "@playwright/test"
import { markdownPath } from "../../src/content/artifact-paths"
import { publishedFile, publishedText, readerPages } from "./built-site"

/** Main part of a page. Header, banner, and footer link to the app on every page. */
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"))
const noticesIn = (html: string) => html.split('aria-label="Safety notice"').length - 1
const leadsThere = /href="https:\/\/(app|grho)\.panoptic\.xyz|href="[^"]*\/panoptic-v1-core/

const pages = readerPages().map(({ path, html }) => ({ path, main: mainOf(html) }))

test("shows the notice once in the HTML of every page that links to the app or a contract", () => {
  const leading = pages.filter(
    ({ path, main }) => leadsThere.test(main) || /^\/docs\/contracts\/V1\.\d\/.+\./.test(path),
  )
  expect(leading.length).toBeGreaterThan(60)
  expect(leading.filter(({ main }) => noticesIn(main) !== 1).map(({ path }) => path)).toEqual([])
})

test("shows the notice at most once on any page", () => {
  expect(pages.filter(({ main }) => noticesIn(main) > 1).map(({ path }) => path)).toEqual([])
})

test("shows the notice in the Markdown twin as often as on the page", () => {
  const twins = pages
    .map(({ path, main }) => ({ path: markdownPath(path), notices: noticesIn(main) }))
    .filter(({ path }) => publishedFile(path) !== undefined)
  expect(twins.length).toBeGreaterThan(200)
  const wrong = twins.filter(({ path, notices }) => {
    const text = publishedText(path.slice(1))
    return text.split("> **Do not deposit into V1 or V1.1** (as of ").length - 1 !== notices
  })
  expect(wrong).toEqual([])
})
