import { expect, test } from "@playwright/test"
import { scriptFamilies } from "../../src/browser/script-families"
import { listFiles } from "../../src/content/read/list-files"
import { publicFolder, publishedText } from "./built-site"

test("no script holds a lookbehind, for which Safari before 16.4 refuses all of it", () => {
  const scripts = listFiles(publicFolder).filter(file => file.endsWith(".js"))
  expect(scripts).toContainEqual(expect.stringMatching(/^search-worker-/))
  expect(scripts.filter(file => /\(\?<[=!]/.test(publishedText(file)))).toEqual([])
})

test("a family of templates is one script, the one that its pages preload", () => {
  const { namedChunkGroups: groups } = JSON.parse(publishedText("webpack.stats.json"))
  const preloaded = JSON.parse(publishedText("chunk-map.json"))
  for (const family of scriptFamilies) {
    const scripts = (groups[family].assets as { name: string }[])
      .map(({ name }) => `/${name}`)
      .filter(name => name.endsWith(".js"))
    expect(scripts).toHaveLength(1)
    expect((preloaded[family] as string[]).filter(name => name.endsWith(".js"))).toEqual(scripts)
  }
})

test("a family with style sheets of its own carries them after those of all pages, and no other page does", () => {
  const sheetsOf = (path: string) =>
    [...publishedText(path).matchAll(/<style[^>]* data-href="\/([a-z]+)\./g)].map(
      ([, name]) => name,
    )
  expect(sheetsOf("docs/contracts/V1.1/contract.PanopticPool/index.html")).toEqual([
    "styles",
    "contract",
  ])
  expect(sheetsOf("index.html")).toEqual(["styles", "home"])
  expect(sheetsOf("docs/contracts/deployment-addresses/index.html")).toEqual(["styles"])
})

test("parts of Gatsby that the site does not use, and what develop shows, are in no script", () => {
  const names = listFiles(publicFolder).filter(file => file.endsWith(".js"))
  const scripts = names.map(publishedText).join("")
  expect(scripts).not.toMatch(/\/sw\.js|partytown|data-gatsby-head/)
  expect(scripts).not.toMatch(/__content-problems|about this page/)
  // Gatsby's own text is among what was searched.
  expect(scripts).toContain("___loader")
})
