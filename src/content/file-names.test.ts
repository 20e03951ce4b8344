import { isRealDate, splitDatePrefix, splitNumberPrefix, withoutExtension } from "./file-names"

test.each([
  ["01-intro", "intro", 1],
  ["2 - intro", "intro", 2],
  ["10_intro", "intro", 10],
  ["3.intro", "intro", 3],
])("the number in front of %s gives the order", (segment, name, position) => {
  expect(splitNumberPrefix(segment)).toEqual({ name, position })
})

test.each([
  "intro",
  "2.0-release",
  "2023-12-07",
  "2023-12-7-hello",
  "01",
  "1-",
  "7zip",
  "12-30-late",
])("%s has no order in its name", segment => {
  expect(splitNumberPrefix(segment)).toEqual({ name: segment })
})

test.each([
  ["2023-12-7-hello", "2023-12-07"],
  ["2023-12-07-hello", "2023-12-07"],
  ["2023-12-7-hello/index", "2023-12-07"],
  ["2023/12/07/hello", "2023-12-07"],
  ["2023/12-07-hello", "2023-12-07"],
  ["2023/12/07-hello/index", "2023-12-07"],
])("%s carries a date", (path, date) => {
  expect(splitDatePrefix(path)).toEqual({ date, name: "hello" })
})

test("a name without a date comes back whole, without its index", () => {
  expect(splitDatePrefix("hello/index")).toEqual({ name: "hello" })
})

test("a name that is only a date keeps it as its name", () => {
  expect(splitDatePrefix("2023-12-07")).toEqual({ date: "2023-12-07", name: "2023-12-07" })
})

test("both Markdown extensions fall away and no other", () => {
  expect(["a/b.md", "a/b.mdx", "a/b.txt"].map(withoutExtension)).toEqual(["a/b", "a/b", "a/b.txt"])
})

test.each(["2024-02-29", "2023-12-31"])("%s is a day of the calendar", date => {
  expect(isRealDate(date)).toBe(true)
})

test.each(["2023-02-29", "2024-13-01", "2024-00-10", "2024-06-31", "soon"])(
  "%s is no day of the calendar",
  date => {
    expect(isRealDate(date)).toBe(false)
  },
)
