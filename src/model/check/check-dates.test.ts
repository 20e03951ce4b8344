import { articleEntry, docEntry } from "../../../tests/helpers/entries"
import { checkDates, latestDay } from "./check-dates"

const today = "2024-05-06"

test.each([
  ["2042-05-07", "2042-05-07 is in the future"],
  ["2024-05-07", "2024-05-07 is in the future"],
  ["2024-05-07T10:00:00.000Z", "2024-05-07 is in the future"],
  ["0001-01-01", "0001-01-01 is before 1970"],
])("reports a post dated %s", (date, message) => {
  const post = articleEntry("a", date, { file: "a.md", lines: { date: 3 } })
  expect(checkDates([post], today)).toEqual([
    {
      file: "a.md",
      line: 3,
      field: "date",
      message,
      fix: expect.any(String),
      kind: "unlikely-date",
    },
  ])
})

test("names the file when its name has the date", () => {
  const [problem] = checkDates([articleEntry("typo", "2042-05-07")], today)
  expect(problem).toMatchObject({
    file: "content/blog/2042-05-07-typo.md",
    line: 1,
    fix: "correct the year, month or day in the name of the file, or write `draft: true` until then",
  })
})

test.each(["2042-01-01", "1/2/2042", "0001-01-01"])("reports last_update of %s", date => {
  const doc = docEntry("a.md", {
    frontMatter: { last_update: { date } },
    lines: { last_update: 2 },
  })
  expect(checkDates([doc], today)).toMatchObject([{ line: 2, field: "last_update" }])
})

test.each([
  articleEntry("a", today),
  articleEntry("a", "1970-01-01"),
  articleEntry("a", "2042-01-01", { draft: true }),
  docEntry("a.md", { frontMatter: { last_update: { date: today } } }),
  docEntry("a.md"),
])("does not report %#", entry => {
  expect(checkDates([entry], today)).toEqual([])
})

test("does not treat a day as future when it has begun anywhere", () => {
  expect(latestDay(Date.parse("2024-05-06T11:00:00Z"))).toBe("2024-05-07")
})
