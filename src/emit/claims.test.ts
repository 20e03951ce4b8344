import { loadedSite } from "../../tests/helpers/loaded-site"
import { docsInstances } from "../content/docs-instances"
import { components } from "../model/body-components"
import { collectionPathOf, readEntry } from "../site/read-entry"
import { artifactsOf } from "./emit-files"

jest.setTimeout(60_000)

/** Text with a claim in each kind of place that can contain numbers. */
const text = (truncate: string) => `---
title: What a put requires
description: A put of 2,000 USDC requires {{ maintenance(put, strike=2000, spot=1750) | usdc }} at 1,750.
---

## At {{ 7 * 250 | number = 1,750 }} USDC

It costs {{ commission(2000) | usdc }} and $c = {{ sellerRatio() | percent }}$; \`{{ code }}\` and \\{{ stay.

${truncate}

| Price | Requirement |
| --- | --- |
| 1,600 | {{ maintenance(put, strike=2000, spot=1600) \\| usdc = 800 USDC }} |
`
const figure = `
<Payoff
  title="A put with {{ 3 * 111 | usdc }}"
  caption="It breaks even at {{ breakEven(buy(put, 2000, premium=55)) | usdc }}."
  legs={[{ type: "put", side: "long", strike: 2000, premium: 55 }]}
/>
`

/** Returns the files of a site with the text as an article. */
async function filesWith(name: string, source: string) {
  const place = collectionPathOf(`blog/${name}`, docsInstances([]))
  if (!place) throw new Error("no place")
  const { entry, problems } = await readEntry(`content/blog/${name}`, source, place, components)
  expect(problems).toEqual([])
  return artifactsOf(loadedSite({ entries: entry ? [entry] : [] }))
}

const article = text("<!-- truncate -->")

describe.each([
  ["Markdown", "2024-05-01-claims.md", article],
  ["MDX", "2024-05-01-claims.mdx", text("{/* truncate */}") + figure],
])("article in %s", (_, name, source) => {
  const files = filesWith(name, source)
  const bodyOf = async (path: string) => {
    const found = (await files).filter(file => file.path === path)
    expect(found).toHaveLength(1)
    return found[0]?.body ?? ""
  }

  test.each([
    ["twin", "/blog/claims.md"],
    ["RSS feed", "/blog/rss.xml"],
    ["Atom feed", "/blog/atom.xml"],
    ["JSON feed", "/blog/feed.json"],
  ])("shows the values of claims as text in the %s", async (_, path) => {
    const body = await bodyOf(path)
    for (const shown of ["At 1,750 USDC", "It costs 4 USDC", "800 USDC"])
      expect(body).toContain(shown)
    expect(body).not.toMatch(/commission|maintenance|sellerRatio/)
  })

  test("indexes the values in texts, headings and descriptions", async () => {
    const index = (await files)
      .filter(({ path }) => path.startsWith("/search"))
      .map(({ body }) => body)
      .join("\n")
    for (const shown of [
      "At 1,750 USDC",
      "It costs 4 USDC",
      "c = 20%",
      "800 USDC",
      "requires 650 USDC",
    ])
      expect(index).toContain(shown)
    expect(index).not.toMatch(/commission\(|maintenance\(/)
  })

  test("keeps braces in code", async () => {
    expect(await bodyOf("/blog/claims.md")).toContain("`{{ code }}`")
    expect(await bodyOf("/blog/feed.json")).toContain("<code>{{ code }}</code> and {{ stay")
  })
})

test("fills claims in titles and captions when a figure is described in words", async () => {
  const files = await filesWith("2024-05-01-claims.mdx", text("") + figure)
  const twin = files.find(({ path }) => path === "/blog/claims.md")?.body
  expect(twin).toContain("A put with 333 USDC")
  expect(twin).toContain("It breaks even at 1,945 USDC.")
})
