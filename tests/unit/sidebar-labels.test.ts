import type { SidebarItem } from "../../src/content/sidebar"
import { siteContent } from "../../src/model/site-content"
import { ContentReader } from "../../src/site/content-reader"

/** Words that are always capitalized. */
const names = new Set("Panoptic Uniswap Black Scholes".split(" "))

/**
 * True if only the first word, names, acronyms, and words with digits are capitalized: LPs, NFT,
 * V3.
 */
function inSentenceCase(label: string): boolean {
  const [, ...rest] = label.match(/[\p{L}\p{N}]+/gu) ?? []
  const isFine = (word: string) =>
    /^\p{Ll}/u.test(word) || /^\p{Lu}{2,}s?$|\d/u.test(word) || names.has(word)
  return /^[\p{Lu}\d]/u.test(label) && rest.every(isFine)
}

/** True if every word of a label of at least four letters is in the title, in any case. */
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
/**
 * Items of a category, without those of the contract reference, whose labels are names in the code.
 */
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
])("checks sentence case of %s: %s", (label, is) => {
  expect(inSentenceCase(label)).toBe(is)
})

test("uses sentence case in all labels of the docs sidebar", () => {
  const labels = items.map(({ label }) => label)
  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter(label => !inSentenceCase(label))).toEqual([])
})

test("uses sentence case in page titles", () => {
  const shown = items.flatMap(({ path = "" }) => titles.get(path)?.split(":")[0] ?? [])
  expect(shown.filter(title => !inSentenceCase(title))).toEqual([])
})

test("uses the title of a page, or words from it, as its label", () => {
  const others = items.flatMap(({ type, label, path = "" }) => {
    const title = titles.get(path)
    return type === "link" && title && !followsTitle(label, title) ? [`${label}: ${title}`] : []
  })
  expect(others).toEqual(["Introduction: Panoptic: options on Uniswap liquidity"])
})
