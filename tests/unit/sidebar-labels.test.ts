import type { SidebarItem } from "../../src/content/sidebar"
import { siteContent } from "../../src/model/site-content"
import { ContentReader } from "../../src/site/content-reader"

/** Words that have a capital wherever they stand. */
const names = new Set("Panoptic Uniswap Black Scholes".split(" "))

/** Small letters but for the first word, names, and words that are capitals or hold a digit: LPs, NFT, V3. */
function inSentenceCase(label: string): boolean {
  const [, ...rest] = label.match(/[\p{L}\p{N}]+/gu) ?? []
  const isFine = (word: string) =>
    /^\p{Ll}/u.test(word) || /^\p{Lu}{2,}s?$|\d/u.test(word) || names.has(word)
  return /^[\p{Lu}\d]/u.test(label) && rest.every(isFine)
}

/** Whether a label takes its words from the title, in the title's spelling; shorter ones may differ. */
function followsTitle(label: string, title: string): boolean {
  const words = label.match(/\p{L}{4,}/gu) ?? []
  const titleWords = title.toLowerCase()
  return words.every(word => titleWords.includes(word.toLowerCase()))
}

const isWritten = ({ path = "" }: SidebarItem) => !/^\/docs\/contracts\/V/.test(path)
const flat = (items: readonly SidebarItem[]): SidebarItem[] =>
  items
    .filter(isWritten)
    .flatMap(item => (item.type === "category" ? [item, ...flat(writtenPart(item))] : [item]))
/** The contract reference is called as the code is. */
const writtenPart = ({ label, items }: Extract<SidebarItem, { type: "category" }>) =>
  /^V\d/.test(label) ? [] : items

let items: SidebarItem[]
let titles: Map<string, string>
beforeAll(async () => {
  const tree = await new ContentReader().readTree()
  items = siteContent(tree, false).docs.flatMap(({ sidebar }) => flat(sidebar))
  titles = new Map(tree.entries.map(({ path, title }) => [path, title]))
}, 60_000)

test.each([
  ["Smart contracts", true],
  ["At the money (ATM)", true],
  ["Range (Uniswap V3)", true],
  ["Smart Contracts", false],
  ["smart contracts", false],
])("%s is in sentence case: %s", (label, is) => {
  expect(inSentenceCase(label)).toBe(is)
})

test("all labels of the docs sidebar are in sentence case", () => {
  const labels = items.map(({ label }) => label)
  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter(label => !inSentenceCase(label))).toEqual([])
})

test("the titles of the pages are too", () => {
  const shown = items.flatMap(({ path = "" }) => titles.get(path)?.split(":")[0] ?? [])
  expect(shown.filter(title => !inSentenceCase(title))).toEqual([])
})

test("a label is its page's title, or some words of it", () => {
  const others = items.flatMap(({ type, label, path = "" }) => {
    const title = titles.get(path)
    return type === "link" && title && !followsTitle(label, title) ? [`${label}: ${title}`] : []
  })
  expect(others).toEqual(["Introduction: Panoptic: options on Uniswap liquidity"])
})
