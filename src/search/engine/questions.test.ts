import { exampleRecords, searchablePage } from "../../../tests/helpers/search-records"
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

test("ranks a guide above an article that repeats the words more often when the query is a question", () => {
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

test("ranks a guide above the contract reference when the query is a question", () => {
  const records = [
    ...page("/docs/contracts/V1.1/Pool", 4, "Premium", `${text} Premium, premium: paid, paid.`),
    ...page("/b", 5, "Premium", `${text} It streams.`),
  ]
  expect(addresses(question, records)[0]).toBe("/b")
})

test("finds a synonym in a title, but ranks the word itself first", () => {
  const records = exampleRecords(["/a", "Streamia"], ["/b", "Premium"], ["/c", "Gamma"])
  expect(addresses("premium", records)).toEqual(["/b", "/a"])
  expect(addresses("streamia", records)).toEqual(["/a", "/b"])
})

test("finds other forms of a synonym", () => {
  expect(addresses("exiting", exampleRecords(["/a", "Closing a position"]))).toEqual(["/a"])
})

test("returns only the best hit when several versions of a contract match", () => {
  const records = [
    ...page("/docs/contracts/V1.0/contract.Pool", 2, "Pool (V1.0)", "Mints options."),
    ...page("/docs/contracts/V1.1/contract.Pool", 4, "Pool (V1.1)", "Mints options."),
  ]
  expect(addresses("pool mints", records)).toEqual(["/docs/contracts/V1.1/contract.Pool"])
  expect(addresses("pool V1.0", records)).toEqual(["/docs/contracts/V1.0/contract.Pool"])
})

test("ranks an explanation above a reference page when the query is a question", () => {
  const records = [
    ...page("/parameters", 4, "Premium", `${text} Premium: paid, paid.`),
    ...page("/guide", 5, "Premium", `${text} It streams.`),
  ]
  expect(addresses(question, records)).toEqual(["/guide", "/parameters"])
})

test("ranks an explanation first when the query is a single word with synonyms", () => {
  const records = [
    ...page("/docs/contracts/V1.1/FeesCalc", 4, "FeesCalc", "Fees: fee, fee, fee."),
    ...page("/guide", 5, "Commission", "What a trade costs: one commission, no other fees."),
  ]
  expect(addresses("fees", records)[0]).toBe("/guide")
  expect(addresses("FeesCalc", records)[0]).toBe("/docs/contracts/V1.1/FeesCalc")
})

test("ranks explanations above symbols when a heading repeats the question verbatim", () => {
  const records = [
    ...page("/docs/contracts/V1.1/SafeLib", 4, "SafeLib", "Safe: safe, safe. Panoptic safe."),
    ...page("/risks", 5, "Risks of Panoptic", "What is safe and what is not."),
    ...page("/faq", 5, "Is Panoptic safe?", "It was audited."),
  ]
  expect(addresses("is panoptic safe", records)).toEqual([
    "/faq",
    "/risks",
    "/docs/contracts/V1.1/SafeLib",
  ])
})

test("ignores the part of a title in parentheses when it matches a question", () => {
  const records = exampleRecords(
    ["/out", "Out of range", "The price is out of the range of an option: out of range."],
    ["/range", "Range (Uniswap V3)", "A range is two prices of an option."],
  )
  expect(addresses("what is a range", records)[0]).toBe("/range")
})
