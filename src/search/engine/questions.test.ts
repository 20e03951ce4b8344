import { exampleRecords, searchablePage } from "../record.fixture"
import { recordsOf } from "../records/cut-records"
import { createEngine } from "./create-engine"

const question = "how is the premium paid"
const text = "The premium is paid by the block."

const addresses = (query: string, records: Parameters<typeof createEngine>[0]) =>
  createEngine(records)
    .search({ indexName: "site", query })
    .hits.map(({ url }) => url)

const page = (path: string, rank: number, title: string, of: string) =>
  recordsOf(
    searchablePage(path, { title, rank, sections: [{ anchor: null, trail: [], text: of }] }),
  )

test("a question finds the guide before an article that says more of the same", () => {
  const records = [
    ...page("/a", 2, "Premium", `${text} Premium, premium, premium: paid, paid, paid.`),
    ...page(
      "/b",
      5,
      "Premium",
      `${text} It streams while the price is in the range of the option.`,
    ),
  ]
  expect(addresses(question, records)).toEqual(["/b", "/a"])
})

test("a question finds the guide before the contract reference", () => {
  const records = [
    ...page("/docs/contracts/V1.1/Pool", 4, "Premium", `${text} Premium, premium: paid, paid.`),
    ...page("/b", 5, "Premium", `${text} It streams.`),
  ]
  expect(addresses(question, records)[0]).toBe("/b")
})

test("a word finds what is called by another word for it, but after what is called by itself", () => {
  const records = exampleRecords(["/a", "Streamia"], ["/b", "Premium"], ["/c", "Gamma"])
  expect(addresses("premium", records)).toEqual(["/b", "/a"])
  expect(addresses("streamia", records)).toEqual(["/a", "/b"])
})

test("forms of a synonym are found too", () => {
  expect(addresses("exiting", exampleRecords(["/a", "Closing a position"]))).toEqual(["/a"])
})

test("of one part of a contract in several versions only the best is a hit", () => {
  const records = [
    ...page("/docs/contracts/V1.0/contract.Pool", 2, "Pool (V1.0)", "Mints options."),
    ...page("/docs/contracts/V1.1/contract.Pool", 4, "Pool (V1.1)", "Mints options."),
  ]
  expect(addresses("pool mints", records)).toEqual(["/docs/contracts/V1.1/contract.Pool"])
  expect(addresses("pool V1.0", records)).toEqual(["/docs/contracts/V1.0/contract.Pool"])
})
