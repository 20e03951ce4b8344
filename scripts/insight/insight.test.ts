import { insightOf, pagesToWrite } from "./insight"
import { readEvents } from "./read-events"

const head =
  "Event name,customEvent:search_term,searchRank,result_path,page_path,section,helpful,comment,Event count"
const table = (...rows: string[]) => ["# Export of a report", "# 2026", head, ...rows].join("\n")
const read = (...rows: string[]) => readEvents(table(...rows), "events.csv")

test("finds columns in any spelling, and only counts rows of other events", () => {
  const { events, others, problems } = read(
    "page_view,,,,/docs,,,,12",
    "search_select,gamma,3,/docs/terms/gamma#a,,,,,4",
    'page_feedback_comment,,,,/docs/faq?a=1,fees,,"too short, ""really""",1',
  )
  expect(problems).toEqual([])
  expect(others).toBe(1)
  expect(events).toEqual([
    { name: "search_select", term: "gamma", rank: 3, path: "/docs/terms/gamma", count: 4 },
    {
      name: "page_feedback_comment",
      path: "/docs/faq",
      section: "fees",
      comment: 'too short, "really"',
      count: 1,
    },
  ])
})

test.each([
  ["search_select,gamma,first,/docs,,,,,1", "column 3, search_rank", /not a whole number/],
  ["search_select,,1,/docs,,,,,1", "column 2, search_term", /empty/],
  ["search_select,gamma,1,docs,,,,,1", "column 4, result_path", /not a path/],
  ["page_feedback,,,,/docs,,maybe,,1", "column 7, helpful", /"maybe" is not an answer/],
  ["page_feedback,,,,/docs,,yes,,0", "column 9, event_count", /not a whole number/],
])("reports an invalid row with its file, line and column: %s", (row, field, message) => {
  const { events, problems } = read("page_view,,,,/docs,,,,12", row)
  expect(events).toEqual([])
  expect(problems).toEqual([
    {
      file: "events.csv",
      line: 5,
      field,
      message: expect.stringMatching(message),
      fix: expect.any(String),
    },
  ])
})

test.each([
  ["CR LF in the head alone", ["\r\n", "\r\n", "\r\n", "\n", "\n", "\n"]],
  ["LF in the head alone", ["\n", "\n", "\n", "\r\n", "\r\n", "\r\n"]],
  ["all three line endings", ["\r", "\r\n", "\n", "\r", "\r\n", "\n"]],
  ["CR LF throughout", Array(6).fill("\r\n")],
])("reads every row, with its line, from a table with %s", (_, endings: string[]) => {
  const quoted = `search_no_results,"iron${endings[4]}condor",,,,,,,2`
  const lines = ["# Export", "# 2026", head, "page_feedback,,,,/docs/intro,,yes,,1", quoted]
  const text = lines.map((line, index) => line + endings[index]).join("")
  const { events, problems } = readEvents(`${text}search_select,gamma,x,/docs,,,,,1`, "events.csv")
  expect(events).toEqual([
    { name: "page_feedback", path: "/docs/intro", section: "", helpful: true, count: 1 },
    { name: "search_no_results", term: "iron\ncondor", count: 2 },
  ])
  expect(problems).toEqual([
    expect.objectContaining({ line: 7, message: expect.stringContaining('"x"') }),
  ])
})

test("reports a file that is not a table or lacks event names", () => {
  expect(readEvents('a,b\n"c', "x.csv").problems).toMatchObject([{ file: "x.csv" }])
  expect(readEvents("term,rank\ngamma,1", "x.csv").problems).toMatchObject([
    { file: "x.csv", line: 1, message: "no column has the name of the event" },
  ])
})

test("suggests a judgment when enough readers choose a page, unless the query has one", () => {
  const { events } = read(
    "search_select,How do Fees work,5,/docs/fees,,,,,4",
    "search_select,how do fees  work,2,/docs/faq,,,,,3",
    "search_select,how do fees work,1,/blog/fees,,,,,1",
    "search_select,theta decay,1,/docs/terms/theta,,,,,9",
    "search_select,[address],1,/docs/terms/theta,,,,,9",
  )
  const judged = [{ kind: "plain", query: "theta decay", pages: ["/x"] } as const]
  const insight = insightOf(
    events,
    judged.map(one => ({ ...one, pages: [...one.pages] })),
  )
  expect(insight.judgements).toEqual([
    { kind: "question", query: "how do fees work", pages: ["/docs/fees", "/docs/faq"] },
  ])
  expect(insight.low).toEqual([{ term: "how do fees work", path: "/docs/fees", rank: 5, count: 4 }])
})

test("lists failed searches and unhelpful pages, with sections and comments", () => {
  const { events } = read(
    "search_no_results,gwei,,,,,,,3",
    "search_no_results,once,,,,,,,1",
    "page_feedback,,,,/docs/fees,table,no,,2",
    "page_feedback,,,,/docs/fees,,yes,,1",
    "page_feedback,,,,/docs/good,,no,,2",
    "page_feedback,,,,/docs/good,,yes,,9",
    "page_feedback_comment,,,,/docs/fees,table,,Which fee is mine?,1",
  )
  expect(pagesToWrite(insightOf(events, []))).toBe(`# Pages to write and to fix

## Searched for, and not found

- "gwei": 3 times

## Ranked too low

Nothing.

## Not helpful

- /docs/fees: no 2 times, yes once
  - section #table: no 2 times
  - "#table: Which fee is mine?"
`)
})
