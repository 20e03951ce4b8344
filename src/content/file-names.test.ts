import {
  datedAddress,
  isRealDate,
  splitDatePrefix,
  splitNumberPrefix,
  withoutExtension,
} from "./file-names"

test.each([
  ["01-intro", "intro", 1],
  ["2 - intro", "intro", 2],
  ["10_intro", "intro", 10],
  ["3.intro", "intro", 3],
  ["1--2fa", "2fa", 1],
  ["1 - 2fa", "2fa", 1],
])("reads the order of %s from its number prefix", (segment, name, position) => {
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
  "1-2fa",
  "10-404-page",
  "4-5-six",
  "6_1",
  "1.2.3",
])("finds no order in the name %s", segment => {
  expect(splitNumberPrefix(segment)).toEqual({ name: segment })
})

test.each([
  ["2023-12-7-hello", "2023-12-07"],
  ["2023-12-07-hello", "2023-12-07"],
  ["2023-12-7-hello/index", "2023-12-07"],
  ["2023/12/07/hello", "2023-12-07"],
  ["2023/12-07-hello", "2023-12-07"],
  ["2023/12/07-hello/index", "2023-12-07"],
])("reads the date of %s", (path, date) => {
  expect(splitDatePrefix(path)).toEqual({ date, name: "hello" })
})

test("returns the whole name without its index when it has no date", () => {
  expect(splitDatePrefix("hello/index")).toEqual({ name: "hello" })
})

test("keeps a date as the name when there is nothing else", () => {
  expect(splitDatePrefix("2023-12-07")).toEqual({ date: "2023-12-07", name: "2023-12-07" })
})

test("removes both Markdown extensions and no other", () => {
  expect(["a/b.md", "a/b.mdx", "a/b.txt"].map(withoutExtension)).toEqual(["a/b", "a/b", "a/b.txt"])
})

test.each(["2024-02-29", "2023-12-31"])("accepts %s as a calendar day", date => {
  expect(isRealDate(date)).toBe(true)
})

test.each(["2023-02-29", "2024-13-01", "2024-00-10", "2024-06-31", "soon"])(
  "rejects %s as a calendar day",
  date => {
    expect(isRealDate(date)).toBe(false)
  },
)

test.each([
  ["2018-01-01--dd", "2018/01/01/-dd"],
  ["2019-1-1foo", "2019/1/1/foo"],
  ["2020-01-01-a-2020-02-02-b", "2020/02/02/2020-01-01-a-b"],
  ["2022-05-05-a/index", "2022/05/05/a"],
  ["2023-12-7-hello", "2023/12/7/hello"],
  ["2023/12-09/hi2", "2023/12/09/hi2"],
  ["2023/12/08/hi", "2023/12/08/hi"],
  ["2024-01-02/index", "2024/01/02/index"],
  ["2024-01-07", "2024/01/07"],
  ["plain/index", "plain"],
  ["rel2/2021-02-03/deep/b", "2021/02/03/rel2/deep/b"],
  ["releases/2024-1-2-v2", "2024/1/2/releases/v2"],
  ["x-2023-01-01-y", "2023/01/01/x-y"],
])("gives the post %s the address %s as in Docusaurus 3.10.2", (path, address) => {
  expect(datedAddress(path)).toBe(address)
})

test.each([
  ["releases/2024-1-2-v2", "2024-01-02", "releases/v2"],
  ["rel/2021-02-03/deep/b", "2021-02-03", "rel/deep/b"],
  ["releases/2024-01-02", "2024-01-02", "releases/2024-01-02"],
  ["2024-01-02/index", "2024-01-02", "2024-01-02"],
  ["x-2023-01-01-y", "2023-01-01", "x-2023-01-01-y"],
  ["2020-01-01-a-2020-02-02-b", "2020-02-02", "a-2020-02-02-b"],
])("splits %s into the date %s and the name %s", (path, date, name) => {
  expect(splitDatePrefix(path)).toEqual({ date, name })
})

test("finds no date when the year has five digits", () => {
  expect(splitDatePrefix("20245-01-01-z")).toEqual({ name: "20245-01-01-z" })
})
