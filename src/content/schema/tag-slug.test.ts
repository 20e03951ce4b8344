import { labelForm, olderTagSlug, tagSlug } from "./tag-slug"
import published from "./tag-slug.fixture.json"

test.each([
  ["Uni V2", "uni-v2"],
  ["Panoptic V2", "panoptic-v2"],
  ["DeFi", "defi"],
  ["LPs", "lps"],
  ["0DTE", "0dte"],
  ["UI/UX", "ui-ux"],
  ["  Delta-Neutral ", "delta-neutral"],
  ["Vol-of-Vol", "vol-of-vol"],
  ["Itô’s lemma", "itos-lemma"],
  ["C", "c"],
  ["C++", "c-plus-plus"],
  ["C++20", "c-plus-plus-20"],
  ["C#", "c-sharp"],
  ["F#", "f-sharp"],
  [".NET", "dot-net"],
  ["NET", "net"],
  ["ASP.NET", "asp-net"],
  ["Node.js", "node-js"],
  ["#DeFi", "defi"],
  ["DeFi + TradFi", "defi-tradfi"],
])("turns the tag %s into the slug %s", (label, slug) => {
  expect(tagSlug(label)).toBe(slug)
})

test("returns a slug even when a tag has no letters", () => {
  expect(tagSlug("🚀")).toBe("1f680")
})

test("returns one slug for labels that differ in case or hyphens", () => {
  expect(tagSlug("Uniswap v3")).toBe(tagSlug("Uniswap V3"))
  expect(tagSlug("Delta Neutral")).toBe(tagSlug("Delta-neutral"))
})

test.each([
  ["x = y", "x ≠ y"],
  ["$ETH", "ETH"],
  ["50%", "50"],
  ["+1", "1"],
])("distinguishes labels that differ in a symbol: %s and %s", (one, other) => {
  expect(labelForm(one)).not.toBe(labelForm(other))
})

test("returns the older slug of every published tag", () => {
  const older = Object.keys(published).map(label => [label, olderTagSlug(label)])
  expect(Object.fromEntries(older)).toEqual(published)
})

test("returns lowercase letters, digits, and hyphens for every published tag", () => {
  for (const label of Object.keys(published)) {
    expect(tagSlug(label)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})
