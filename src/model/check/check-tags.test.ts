import { groupByTag, tagsOf } from "../../content/schema/tags"
import { nearTags, sharedTags } from "./check-tags"
import { areNear, lookOf } from "./near-tags"

test.each([
  ["Uniswap", "Uniswwap"],
  ["UI/UX", "UX/UI"],
  ["LP", "LPs"],
  ["Partnership", "Partnerships"],
  ["Strategies", "Strategy"],
  ["Hedge", "Hedging"],
  ["Bull", "Bullish"],
  ["Multi-leg", "Multileg"],
  ["Perp Traders", "Perps Traders"],
])("finds that %s and %s look like one tag", (one, other) => {
  expect(areNear(lookOf(one), lookOf(other))).toBe(true)
})

test.each([
  ["Call", "Roll"],
  ["VAR", "CVAR"],
  ["Epoch 1", "Epoch 2"],
  ["Uniswap v3", "Uniswap v4"],
  ["Long Call", "Short Call"],
  ["Delta", "Delta-Neutral"],
  ["Pricing", "Pricing Model"],
  ["Straddle", "Strangle"],
  ["C", "C++"],
  ["C#", "C++"],
  ["F", "F#"],
  [".NET", "NET"],
])("finds that %s and %s are two tags", (one, other) => {
  expect(areNear(lookOf(one), lookOf(other))).toBe(false)
})

const tag = (label: string, ...files: string[]) => ({
  ...{ label, slug: label.toLowerCase(), spellings: [] },
  items: files.map(file => ({ entry: { file, lines: { tags: 4 } } })),
})
const tags = [tag("Event", "a.md"), tag("Events", "b.md", "c.md"), tag("Grant", "a.md")]

test("reports near tags at the rarer one, with what to write", () => {
  expect(nearTags(tags, "content/blog/tags.yml")).toEqual([
    {
      file: "a.md",
      line: 4,
      field: "tags",
      message: 'the tags "Event" and "Events" look alike',
      fix: "write `Events`, or list `Event` under it in content/blog/tags.yml: in `spellings` if it means the same, or in `unlike` if it is a different tag",
      kind: "near-tags",
    },
  ])
})

test("accepts near tags that tags.yml lists as unlike", () => {
  expect(nearTags(tags, "tags.yml", { events: { label: "Events", unlike: ["Event"] } })).toEqual([])
})

/** Problems with the tags of pages that have one tag each. */
const problemsOf = (...labels: string[]) =>
  sharedTags(
    groupByTag(
      labels.map((label, index) => ({
        tags: tagsOf([label], undefined, { file: "" }).tags,
        entry: { file: `${index}.md`, lines: { tags: 2 } },
      })),
    ),
  )

test.each([
  ["a/b", "a b"],
  ["C*", "C"],
  ["$PANOP", "PANOP"],
  [">5", "<5"],
  ["🚀 Launch", "Launch"],
  ["v1.1", "v1-1"],
])("reports %s and %s when they would share a page", (one, other) => {
  expect(problemsOf(one, other)).toMatchObject([
    {
      line: 2,
      field: "tags",
      kind: "near-tags",
      message: expect.stringContaining("the same address"),
    },
  ])
})

test.each([
  ["Delta Neutral", "Delta-neutral"],
  ["DeFi", "defi"],
  ["Itô’s lemma", "Ito's Lemma"],
  ["C", "C++"],
  ["F#", "F"],
])("accepts %s and %s", (one, other) => {
  expect(problemsOf(one, other)).toEqual([])
})

test("does not take a tag for one of tags.yml when they differ in symbols", () => {
  const { tags, problems } = tagsOf(["C*"], { c: { label: "C" } }, { file: "a.md" })
  expect(tags).toEqual([{ label: "C*", slug: "c" }])
  expect(problems).toMatchObject([
    { message: 'unknown tag "C*"', fix: expect.stringContaining("write `C`") },
  ])
})
