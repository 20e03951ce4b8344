import { relatedAmong } from "./related"

function article(path: string, date: string, ...slugs: string[]) {
  return { path, date, tags: slugs.map(slug => ({ slug })) }
}

const own = article("/own", "2024-01-01", "common", "rare")
const paths = (articles: { path: string }[]) => articles.map(({ path }) => path)

test("ranks a rare tag above a common one", () => {
  const all = [
    own,
    article("/a", "2024-01-05", "common"),
    article("/b", "2024-01-04", "common"),
    article("/c", "2024-01-03", "rare"),
  ]
  expect(paths(relatedAmong(all)(own, new Set()))).toEqual(["/c", "/a", "/b"])
})

test("excludes articles without a shared tag", () => {
  expect(relatedAmong([own, article("/a", "2024-01-05", "other")])(own, new Set())).toEqual([])
})

test("ranks equal articles by date, newest first, and then by path", () => {
  const all = [
    article("/b", "2024-01-05", "rare"),
    article("/a", "2024-01-05", "rare"),
    article("/c", "2024-01-06", "rare"),
  ]
  expect(paths(relatedAmong(all)(own, new Set()))).toEqual(["/c", "/a", "/b"])
})

test("treats articles with the same tags as equal, whatever the order of the tags", () => {
  const tags = ["a", "b", "c"]
  const other = article("/other", "2023-01-01", "c")
  const mine = article("/mine", "2024-01-01", ...tags)
  const newer = article("/newer", "2024-01-03", "b", "c", "a")
  const older = article("/older", "2024-01-02", ...tags)
  const all = [mine, older, newer, other]
  expect(paths(relatedAmong(all)(mine, new Set()).slice(0, 2))).toEqual(["/newer", "/older"])
})

test("excludes articles shown as neighbors", () => {
  const all = [article("/a", "2024-01-05", "rare"), article("/b", "2024-01-04", "rare")]
  expect(paths(relatedAmong(all)(own, new Set(["/a"])))).toEqual(["/b"])
})

test("returns at most three articles", () => {
  const all = ["/a", "/b", "/c", "/d"].map(path => article(path, "2024-01-05", "rare"))
  expect(relatedAmong(all)(own, new Set())).toHaveLength(3)
})

test("returns the same three of many articles in any order", () => {
  const all = Array.from({ length: 40 }, (_, index) =>
    article(`/${index}`, `2024-02-${10 + (index % 9)}`, index % 3 ? "common" : "rare"),
  )
  const found = paths(relatedAmong(all)(own, new Set()))
  expect(found).toEqual(["/15", "/24", "/33"])
  expect(paths(relatedAmong(all.toReversed())(own, new Set()))).toEqual(found)
})
