/** @jest-environment jsdom */

import { artOf } from "./art"
import articles from "./articles.fixture.json"
import { catalog } from "./catalog"
import { coverAlt, coverSvg, heldCover } from "./cover"
import { namedPalette, toneNames, tones } from "./palette"

const covers = Object.entries(articles).map(([seed, kind]) => ({
  seed,
  svg: coverSvg({ title: "", kind, seed }),
}))

/** Drawing without the ids, which always differ. */
function shapesOf(svg: string): string {
  return svg.replace(/id="\w+"|url\(#\w+\)/g, "")
}

test("draws a different cover for each article", () => {
  expect(new Set(covers.map(({ svg }) => shapesOf(svg))).size).toBe(covers.length)
})

test("draws the same cover each time", () => {
  const [first] = covers
  const kind = articles[first?.seed as keyof typeof articles]
  expect(coverSvg({ title: "", kind, seed: first?.seed ?? "" })).toBe(first?.svg)
})

test("embeds a cover in its address unless the cover is large", () => {
  const subjects = Object.entries(articles).map(([seed, kind]) => ({ title: "", kind, seed }))
  const held = subjects.map(heldCover)
  expect(held).toContain(null)
  for (const [index, address] of held.entries()) {
    if (address === null) continue
    const text = decodeURIComponent(address.replace("data:image/svg+xml,", ""))
    expect(text).toBe(covers[index]?.svg)
    expect(address.length).toBeLessThan(10_000)
  }
})

const seeds = Array.from({ length: 8 }, (_, index) => `/seed-${index}`)

describe.each(catalog.map(({ name }) => name))("composition %s", composition => {
  const subjects = seeds.map(seed => ({ title: "Selling calls", kind: "", seed, composition }))

  test("is well-formed and has only finite numbers", () => {
    for (const subject of subjects) {
      const svg = coverSvg(subject)
      const document = new DOMParser().parseFromString(svg, "image/svg+xml")
      expect(document.querySelector("parsererror")).toBeNull()
      expect(svg).not.toMatch(/NaN|Infinity|undefined|[a-z]="-/)
    }
  })

  test("differs by seed, has a one-sentence description, and stays small", () => {
    expect(new Set(subjects.map(subject => shapesOf(coverSvg(subject)))).size).toBe(seeds.length)
    for (const subject of subjects) {
      expect(coverAlt(subject)).toMatch(/^[A-Z\d].{30,200}\.$/)
      expect(coverSvg(subject).length).toBeLessThan(24_000)
    }
  })

  test("fits the flat space under the title of a card", () => {
    const flat = { left: 80, top: 400, right: 1120, bottom: 560 }
    for (const subject of subjects)
      expect(artOf(subject, flat, namedPalette).drawing).not.toMatch(
        /NaN|Infinity|undefined|[a-z]="-/,
      )
  })
})

test("has colors for light and dark pages in each tone", () => {
  for (const tone of toneNames) {
    const svg = coverSvg({ title: "", kind: "doc", seed: "/x", tone })
    const { light, dark } = tones[tone]
    expect(svg).toContain(`:root{--b:${light.background}`)
    expect(svg).toContain(`@media(prefers-color-scheme:dark){:root{--b:${dark.background}`)
    // All other colors are variables, so that none is the same in both schemes.
    expect(svg.replace(/<style>.*<\/style>/, "")).not.toMatch(/#[\da-f]{3,6}/)
  }
})

test("contains no text and stays small", () => {
  for (const { svg } of covers) {
    expect(svg).not.toContain("<text")
    expect(svg.length).toBeLessThan(24_000)
  }
  const total = covers.reduce((sum, { svg }) => sum + svg.length, 0)
  expect(total / covers.length).toBeLessThan(6_000)
})

test("keeps ids unique when several covers share a page", () => {
  const ids = covers.flatMap(({ svg }) => svg.match(/(?<=id=")\w+/g) ?? [])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

test("draws a month with its number of days", () => {
  const told = (composition: string, seed: string) =>
    coverAlt({ title: "", kind: "newsletter", seed, composition })
  // Only bars draw right and then down.
  const bars = (seed: string) =>
    coverSvg({ title: "", kind: "newsletter", seed, composition: "month" }).match(/h[\d.]+v/g)
  expect(bars("/blog/newsletter-february-2024")).toHaveLength(29)
  expect(bars("/blog/newsletter-february-2025")).toHaveLength(28)
  for (const composition of ["month", "calendar", "dial"])
    expect(told(composition, "/blog/newsletter-april-2025")).toContain("30 days of a month")
})

test("describes every cover in one sentence", () => {
  for (const [seed, kind] of Object.entries(articles))
    expect(coverAlt({ title: "", kind, seed })).toMatch(/^[A-Z\d].{30,200}\.$/)
})

test("gives the drawn numbers in a cover's description", () => {
  const told = (composition: string, seed: string) =>
    coverAlt({ title: "", kind: "", seed, composition })
  expect(told("month", "/blog/newsletter-february-2024")).toContain("The 29 days of a month")
  expect(told("epochs", "/blog/epoch-three")).toContain("the third one lit")
})

test("draws the strategy that the title names", () => {
  const told = (title: string) => coverAlt({ title, kind: "", seed: "/x", composition: "payoff" })
  expect(told("Buying straddles or strangles")).toContain("a long put and a long call")
  expect(told("Selling straddles or strangles")).toContain("a short put and a short call")
  expect(told("Covered calls, and rolling them")).toContain("a short put")
})

test("draws a cover when the kind is unknown", () => {
  expect(coverSvg({ title: "x", kind: "something-new", seed: "/x" })).toContain("<path")
})
