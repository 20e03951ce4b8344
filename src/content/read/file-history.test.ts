import { readLog } from "./file-history"

const commit = (day: string, author: string, ...files: string[]) =>
  [`\0${day}\t${author}`, "", ...files, ""].join("\n")

test("a file has the day of its last commit, and all who have changed it, the last one first", () => {
  const log = [
    commit("2025-03-04", "Ann", "docs/a.md"),
    commit("2025-02-03", "Bo", "docs/a.md", "docs/ü b.md"),
    commit("2025-01-02", "Ann", "docs/a.md"),
  ].join("")
  expect([...readLog(log)]).toEqual([
    ["docs/a.md", { day: "2025-03-04", people: ["Ann", "Bo"] }],
    ["docs/ü b.md", { day: "2025-02-03", people: ["Bo"] }],
  ])
})

test("paths are those from the project, wherever it stands in its repository", () => {
  const log = commit("2025-03-04", "Ann", "site/content/a.md")
  expect([...readLog(log, "site/").keys()]).toEqual(["content/a.md"])
})
