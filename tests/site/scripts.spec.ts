import { expect, test } from "@playwright/test"
import { routeGroups } from "../../src/browser/route-groups/route-groups"
import { listFiles } from "../../src/site/list-files"
import { publicFolder, publishedText } from "./built-site"

test("uses no lookbehind, because Safari before 16.4 rejects a script that has one", () => {
  const scripts = listFiles(publicFolder).filter(file => file.endsWith(".js"))
  expect(scripts).toContainEqual(expect.stringMatching(/^search-worker-/))
  expect(scripts.filter(file => /\(\?<[=!]/.test(publishedText(file)))).toEqual([])
})

test("bundles a family of templates into one preloaded script and at most one style sheet", () => {
  const { namedChunkGroups: groups } = JSON.parse(publishedText("webpack.stats.json"))
  const preloaded = JSON.parse(publishedText("chunk-map.json"))
  for (const family of routeGroups) {
    const files = (groups[family].assets as { name: string }[]).map(({ name }) => `/${name}`)
    expect(files.filter(name => name.endsWith(".js"))).toHaveLength(1)
    expect(files.length).toBeLessThanOrEqual(2)
    expect(preloaded[family].sort()).toEqual(files.sort())
  }
})

test("includes only the style sheets of a page's own family and of elements that it has", () => {
  const files: Record<string, string[]> = JSON.parse(publishedText("chunk-map.json"))
  const isSheet = (file: string) => file.endsWith(".css")
  const sheets = Object.values(files).flat().filter(isSheet)
  const byNeed = (files.app ?? []).filter(isSheet)
  for (const [page, family, needed] of [
    ["index.html", "home", ["reading"]],
    ["blog/index.html", "articles", []],
    ["docs/contracts/V1.0/index.html", "docs", ["docs"]],
    ["privacy-policy/index.html", "others", ["reading", "text"]],
    ["blog/grho-launches-on-uniswap-v4/index.html", "articles", ["reading", "text"]],
    ["docs/terms/delta/index.html", "docs", ["docs", "figures", "reading", "text"]],
    ["embed/index.html", "embed", ["docs", "figures", "reading", "text"]],
  ] as const) {
    const html = publishedText(page)
    const own = (files[family] ?? []).filter(isSheet)
    const expected = needed.flatMap(name =>
      byNeed.filter(sheet => sheet.startsWith(`/app-${name}.`)),
    )
    expect(expected).toHaveLength(needed.length)
    expect(sheets.filter(sheet => html.includes(`data-href="${sheet}"`)).sort()).toEqual(
      [...expected, ...own].sort(),
    )
  }
})

test("requests a page's data next to its scripts, after all visible content", () => {
  for (const page of ["index.html", "blog/tags/index.html", "docs/terms/delta/index.html"]) {
    const [shown = "", scripts = ""] = publishedText(page).split('<template id="scripts"')
    expect(shown).not.toContain("/page-data/")
    expect(scripts).toContain("/page-data/")
  }
})

test("includes the style sheet for text on every page with formulas", () => {
  const [text] = (JSON.parse(publishedText("chunk-map.json")).app as string[]).filter(file =>
    file.startsWith("/app-text."),
  )
  const withFormulas = listFiles(publicFolder).filter(
    file => file.endsWith(".html") && publishedText(file).includes("<math"),
  )
  expect(withFormulas.length).toBeGreaterThan(50)
  expect(withFormulas.filter(file => !publishedText(file).includes(`data-href="${text}"`))).toEqual(
    [],
  )
})

test("includes no style sheet twice, because each repetition restyles the page", () => {
  const twice = listFiles(publicFolder)
    .filter(file => file.endsWith(".html"))
    .flatMap(file => {
      const sheets = [...publishedText(file).matchAll(/data-href="([^"]+)"/g)].map(
        ([, sheet]) => sheet,
      )
      return new Set(sheets).size === sheets.length ? [] : [file]
    })
  expect(twice).toEqual([])
})

test("excludes unused parts of Gatsby and the notices of develop from scripts", () => {
  const names = listFiles(publicFolder).filter(file => file.endsWith(".js"))
  const scripts = names.map(publishedText).join("")
  expect(scripts).not.toMatch(/\/sw\.js|partytown|data-gatsby-head/)
  // react-helmet, gatsby-link, gatsby-react-router-scroll, React's server components
  expect(scripts).not.toMatch(
    /onChangeClientState|partiallyActive|REACT_ROUTER_SCROLL|createFromReadableStream/,
  )
  expect(scripts).not.toMatch(/__content-problems|about this page/)
  // Gatsby's own code must be among the searched scripts.
  expect(scripts).toContain("___loader")
})
