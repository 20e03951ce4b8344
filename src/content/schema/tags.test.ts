import { groupByTag, type Tag, tagsOf } from "./tags"

const origin = { file: "content/blog/x.md" }

test("tags may be labels or labels with an address", () => {
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

test("two labels with one slug are one tag", () => {
  expect(tagsOf(["DeFi", "defi"], undefined, origin).tags).toEqual([
    { label: "DeFi", slug: "defi" },
  ])
})

test("a page without tags has none", () => {
  expect(tagsOf(undefined, { audit: {} }, origin)).toEqual({ tags: [], problems: [] })
})

test.each(["newcomers", "Options 101", "options-101"])(
  "tags.yml is found by key, label and slug: %s",
  written => {
    const known = { newcomers: { label: "Options 101" } }
    expect(tagsOf([written], known, origin).tags).toEqual([
      { label: "Options 101", slug: "options-101" },
    ])
  },
)

test("a spelling that tags.yml lists is the tag it is listed under", () => {
  const known = { uniswap: { label: "Uniswap", spellings: ["Uniswwap"] } }
  expect(tagsOf(["Uniswwap", "Uniswap"], known, origin)).toEqual({
    tags: [{ label: "Uniswap", slug: "uniswap" }],
    problems: [],
  })
})

test("a tag that tags.yml does not have is told with the one that is meant, and is a tag all the same", () => {
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

test("groups are in order of their labels, whatever their case", () => {
  const groups = groupByTag([
    item("a", { label: "beta", slug: "beta" }, { label: "Alpha", slug: "alpha" }),
    item("b", { label: "Gamma", slug: "gamma" }),
  ])
  expect(groups.map(({ label }) => label)).toEqual(["Alpha", "beta", "Gamma"])
})

test("a group is named by the spelling most items use", () => {
  const [group] = groupByTag([
    item("a", defi("DeFi")),
    item("b", defi("defi")),
    item("c", defi("DeFi")),
  ])
  expect(group).toMatchObject({ label: "DeFi", slug: "defi" })
  expect(group?.items.map(({ name }) => name)).toEqual(["a", "b", "c"])
})

test("spellings used equally often give the same name in any order of items", () => {
  const items = [item("a", defi("defi")), item("b", defi("DeFi"))]
  expect(groupByTag(items)[0]?.label).toBe(groupByTag([...items].reverse())[0]?.label)
})

test("a group has the description of tags.yml", () => {
  const known = { defi: { label: "DeFi", description: "Finance without a bank." } }
  expect(groupByTag([item("a", defi("DeFi"))], known)[0]?.description).toBe(
    "Finance without a bank.",
  )
})
