import { groupByTag, type Tag, tagsOf } from "./tags"

const origin = { file: "content/blog/x.md" }

test("reads tags as labels or as labels with an address", () => {
  const { tags, problems } = tagsOf(
    ["Uni V2", { label: "Old", permalink: "/new" }],
    undefined,
    origin,
  )
  expect(problems).toEqual([])
  expect(tags).toEqual([
    { label: "Uni V2", slug: "uni-v2" },
    { label: "Old", slug: "new" },
  ])
})

test("merges two labels with one slug into one tag", () => {
  expect(tagsOf(["DeFi", "defi"], undefined, origin).tags).toEqual([
    { label: "DeFi", slug: "defi" },
  ])
})

test("returns no tags when a page has none", () => {
  expect(tagsOf(undefined, { audit: {} }, origin)).toEqual({ tags: [], problems: [] })
})

test.each(["newcomers", "Options 101", "options-101"])(
  "finds a tag of tags.yml by its key, label, or slug: %s",
  written => {
    const known = { newcomers: { label: "Options 101" } }
    expect(tagsOf([written], known, origin).tags).toEqual([
      { label: "Options 101", slug: "options-101" },
    ])
  },
)

test("reads a spelling that tags.yml lists as the tag it is listed under", () => {
  const known = { uniswap: { label: "Uniswap", spellings: ["Uniswwap"] } }
  expect(tagsOf(["Uniswwap", "Uniswap"], known, origin)).toEqual({
    tags: [{ label: "Uniswap", slug: "uniswap" }],
    problems: [],
  })
})

test("reports a tag missing from tags.yml with the nearest one and still uses the tag", () => {
  expect(tagsOf(["Audti"], { audit: { label: "Audit" } }, origin)).toEqual({
    tags: [{ label: "Audti", slug: "audti" }],
    problems: [
      {
        file: "content/blog/x.md",
        field: "tags",
        message: 'unknown tag "Audti"',
        fix: "write `Audit` instead, or add the tag to tags.yml",
        kind: "unknown-tag",
      },
    ],
  })
})

const item = (name: string, ...tags: Tag[]) => ({ name, tags })
const defi = (label: string) => ({ label, slug: "defi" })

test("sorts groups by label, ignoring case", () => {
  const groups = groupByTag([
    item("a", { label: "beta", slug: "beta" }, { label: "Alpha", slug: "alpha" }),
    item("b", { label: "Gamma", slug: "gamma" }),
  ])
  expect(groups.map(({ label }) => label)).toEqual(["Alpha", "beta", "Gamma"])
})

test("names a group by its most frequent spelling", () => {
  const [group] = groupByTag([
    item("a", defi("DeFi")),
    item("b", defi("defi")),
    item("c", defi("DeFi")),
  ])
  expect(group).toMatchObject({ label: "DeFi", slug: "defi" })
  expect(group?.items.map(({ name }) => name)).toEqual(["a", "b", "c"])
})

test("names a group the same in any order of items when its spellings are equally frequent", () => {
  const items = [item("a", defi("defi")), item("b", defi("DeFi"))]
  expect(groupByTag(items)[0]?.label).toBe(groupByTag([...items].reverse())[0]?.label)
})

test("takes the description of a group from tags.yml", () => {
  const known = { defi: { label: "DeFi", description: "Finance without a bank." } }
  expect(groupByTag([item("a", defi("DeFi"))], known)[0]?.description).toBe(
    "Finance without a bank.",
  )
})
