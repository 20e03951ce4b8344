import { exampleRecords } from "../../../tests/helpers/search-records"
import { rowsOf } from "../engine/row"
import { indexFiles } from "../index-files/index-files"
import { IndexLoader, type Tier } from "./load-index"

const { headings, texts } = indexFiles(
  rowsOf(exampleRecords(["/docs/spread", "Spread", "What demand adds."])),
)
const files: Record<string, unknown> = {
  "/search-index/manifest.json": { headings: "/h.json", texts: "/t.json" },
  "/h.json": headings,
  "/t.json": texts,
}

const filesOfAll = { ...files }

let fetched: string[]
let missing: Set<string>
let tiers: Tier[]
let complete: Promise<void>
let loader: IndexLoader
beforeEach(() => {
  for (const path of Object.keys(files)) delete files[path]
  Object.assign(files, filesOfAll)
  fetched = []
  missing = new Set()
  tiers = []
  complete = new Promise(resolve => {
    loader = new IndexLoader(
      async path => {
        fetched.push(path)
        if (missing.has(path)) throw new Error(`${path} answered 404`)
        return JSON.parse(JSON.stringify(files[path]))
      },
      tier => {
        tiers.push(tier)
        if (tier === "texts") resolve()
      },
    )
  })
})

const hits = async (query: string, withTexts = true) =>
  (await loader.load(withTexts)).search({ indexName: "site", query }).nbHits

test("answers from headings first, then from texts", async () => {
  expect(await hits("spread")).toBe(1)
  await complete
  expect(await hits("demand")).toBe(1)
  expect(tiers).toEqual(["headings", "texts"])
})

test("answers from the texts when the caller waits for them", async () => {
  expect(
    (await loader.load(true, 1000)).search({ indexName: "site", query: "demand" }).nbHits,
  ).toBe(1)
  expect(loader.isCompleting).toBe(false)
})

test("stops waiting for texts after the caller's patience", async () => {
  const slow = new IndexLoader(
    path => (path === "/t.json" ? new Promise(() => {}) : Promise.resolve(files[path])),
    () => {},
  )
  expect((await slow.load(true, 1)).search({ indexName: "site", query: "spread" }).nbHits).toBe(1)
  expect(slow.isCompleting).toBe(true)
})

test("never loads the texts when the reader saves data", async () => {
  await hits("spread", false)
  await hits("demand", false)
  expect(fetched).toEqual(["/search-index/manifest.json", "/h.json"])
})

describe("site with many headings", () => {
  const two = rowsOf(
    exampleRecords(["/docs/spread", "Spread", "What demand adds."], ["/docs/rare", "Rare", ""]),
  )
  const all = indexFiles(two)
  const titles = indexFiles(two.slice(0, 1)).headings
  beforeEach(() => {
    files["/search-index/manifest.json"] = {
      titles: "/1.json",
      headings: "/h.json",
      texts: "/t.json",
    }
    files["/1.json"] = titles
    files["/h.json"] = all.headings
    files["/t.json"] = all.texts
  })

  test("answers from titles first, then from all headings, then from texts", async () => {
    expect(await hits("spread")).toBe(1)
    expect(loader.isCompleting).toBe(true)
    await complete
    expect(await hits("rare")).toBe(1)
    expect(await hits("demand")).toBe(1)
    expect(tiers).toEqual(["titles", "headings", "texts"])
    expect(fetched).toEqual(["/search-index/manifest.json", "/1.json", "/h.json", "/t.json"])
  })

  test("loads all headings but no texts when the reader saves data", async () => {
    await hits("spread", false)
    await loader.load(false, 1000)
    expect(await hits("rare", false)).toBe(1)
    expect(fetched).not.toContain("/t.json")
    expect(loader.isCompleting).toBe(false)
  })

  test("requests missing headings again when the next question arrives", async () => {
    missing.add("/h.json")
    expect(await hits("spread", false)).toBe(1)
    await new Promise(setImmediate)
    missing.clear()
    await loader.load(false, 1000)
    expect(await hits("rare", false)).toBe(1)
  })
})

test("loads the index once when two questions arrive together", async () => {
  await Promise.all([hits("spread"), hits("demand")])
  expect(fetched.filter(path => path === "/h.json")).toHaveLength(1)
})

test("rejects a question when headings are missing, and retries with the next one", async () => {
  missing.add("/h.json")
  await expect(hits("spread")).rejects.toThrow("404")
  missing.clear()
  expect(await hits("spread")).toBe(1)
})

test("keeps answering from headings when texts are missing, and retries with the next question", async () => {
  missing.add("/t.json")
  expect(await hits("spread")).toBe(1)
  await new Promise(setImmediate)
  missing.clear()
  expect(await hits("spread")).toBe(1)
  await complete
  expect(await hits("demand")).toBe(1)
})
