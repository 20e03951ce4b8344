/** @jest-environment jsdom */
import articles from "./articles.fixture.json"
import { coverAlt, coverSvg } from "./cover"

const covers = Object.entries(articles).map(([seed, kind]) => ({
  seed,
  svg: coverSvg({ title: "", kind, seed }),
}))

/** The drawing without what differs by name only. */
function shapesOf(svg: string): string {
  return svg.replace(/id="\w+"|url\(#\w+\)/g, "")
}

test("no two articles have the same cover", () => {
  expect(new Set(covers.map(({ svg }) => shapesOf(svg))).size).toBe(covers.length)
})

test("a cover is the same however often it is drawn", () => {
  const [first] = covers
  const kind = articles[first?.seed as keyof typeof articles]
  expect(coverSvg({ title: "", kind, seed: first?.seed ?? "" })).toBe(first?.svg)
})

test("every cover is well-formed SVG", () => {
  for (const { svg } of covers) {
    const document = new DOMParser().parseFromString(svg, "image/svg+xml")
    expect(document.querySelector("parsererror")).toBeNull()
  }
})

test("every number in a cover is finite", () => {
  for (const { svg } of covers) expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

test("covers carry no text and stay small", () => {
  for (const { svg } of covers) {
    expect(svg).not.toContain("<text")
    expect(svg.length).toBeLessThan(24_000)
  }
  const total = covers.reduce((sum, { svg }) => sum + svg.length, 0)
  expect(total / covers.length).toBeLessThan(6_000)
})

test("references inside a cover stay unique where several covers share a page", () => {
  const ids = covers.flatMap(({ svg }) => svg.match(/(?<=id=")\w+/g) ?? [])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

test("a newsletter draws the days of its month", () => {
  // Only bars go right and then down.
  const bars = (seed: string) =>
    coverSvg({ title: "", kind: "newsletter", seed }).match(/h[\d.]+v/g)?.length
  expect(bars("/blog/newsletter-february-2024")).toBe(29)
  expect(bars("/blog/newsletter-february-2025")).toBe(28)
  expect(bars("/blog/newsletter-april-2025")).toBe(30)
})

test("every cover is told in a sentence", () => {
  for (const [seed, kind] of Object.entries(articles))
    expect(coverAlt({ title: "", kind, seed })).toMatch(/^[A-Z\d].{30,200}\.$/)
})

test("words for a cover give the numbers of what is drawn", () => {
  const told = (kind: string, seed: string) => coverAlt({ title: "", kind, seed })
  expect(told("newsletter", "/blog/newsletter-february-2024")).toContain("The 29 days of a month")
  expect(told("beta-epoch", "/blog/epoch-three")).toContain("the third one lit")
})

test("an unknown kind still has a cover", () => {
  expect(coverSvg({ title: "x", kind: "something-new", seed: "/x" })).toContain("<path")
})
