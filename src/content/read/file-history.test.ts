import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../../tests/unit/temporary-project"
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

describe("a missing history", () => {
  const git = (folder: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", ...args], {
      cwd: folder,
      stdio: "pipe",
    })
  const commit = (folder: string, path: string, text: string) => {
    putFiles(folder, { [path]: text })
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", path)
  }
  const repository = () => {
    const folder = temporaryFolder()
    git(folder, "init", "--quiet")
    return folder
  }
  const missingIn = async (folder: string) =>
    (await loadIn(folder, () => import("./file-history"))).missingHistory()

  test("is not reported when files of the content were committed", async () => {
    const folder = repository()
    commit(folder, "content/a.md", "a")
    expect(await missingIn(folder)).toBeUndefined()
  })

  test("is reported with what to do when the clone is shallow", async () => {
    const folder = repository()
    commit(folder, "content/a.md", "a")
    commit(folder, "content/a.md", "b")
    const clone = join(temporaryFolder(), "clone")
    git(folder, "clone", "--quiet", "--depth=1", `file://${folder}`, clone)
    expect(await missingIn(clone)).toMatch(/shallow.*fetch-depth: 0/)
  })

  test("is reported when the folder is not a repository", async () => {
    expect(await missingIn(temporaryFolder())).toContain("fatal: not a git repository")
  })

  test("is reported when the repository has no commit, or none with files of the content", async () => {
    const folder = repository()
    expect(await missingIn(folder)).toContain("Pages show no dates of their last changes")
    commit(folder, "README.md", "a")
    expect(await missingIn(folder)).toContain("no commit has files in content/")
  })
})
