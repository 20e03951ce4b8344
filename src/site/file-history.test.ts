import { execFileSync } from "node:child_process"
import { mkdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"

/** Creates a repository whose commits are a month apart. */
function repository(project = "") {
  const folder = temporaryFolder()
  let month = 0
  const git = (author: string, ...args: string[]) => {
    const date = `2024-${String(month).padStart(2, "0")}-01T12:00:00Z`
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const person = ["-c", `user.name=${author}`, "-c", "user.email=someone@example.org"]
    const options = { cwd: folder, env: { ...process.env, ...dates }, stdio: "pipe" } as const
    execFileSync("git", [...person, ...args], options)
  }
  git("Nobody", "init", "-q", "-b", "main")
  return {
    git,
    commit(author: string, files: Record<string, string>) {
      month++
      putFiles(folder, files)
      git(author, "add", "-A")
      git(author, "commit", "-q", "--allow-empty", "-m", "A change")
    },
    move(from: string, to: string) {
      mkdirSync(dirname(join(folder, to)), { recursive: true })
      renameSync(join(folder, from), join(folder, to))
    },
    remove: (path: string) => rmSync(join(folder, path)),
    async historyOf(file: string) {
      const { fileHistories } = await loadIn(join(folder, project), () => import("./file-history"))
      const { day = "", people = [] } = fileHistories().get(file) ?? {}
      return `${day.slice(0, 7)} ${people.join(", ")}`
    },
  }
}

test("returns the day of a file's last commit and all who changed the file, the last one first", async () => {
  const { commit, historyOf } = repository()
  commit("Ann", { "docs/a.md": "1", 'docs/ü "b.md': "1" })
  commit("Bo", { "docs/a.md": "2" })
  commit("Ann", { "docs/a.md": "3" })
  expect(await historyOf("docs/a.md")).toBe("2024-03 Ann, Bo")
  expect(await historyOf('docs/ü "b.md')).toBe("2024-01 Ann")
})

test("uses paths from the project, wherever it is in its repository", async () => {
  const { commit, move, historyOf } = repository("site")
  commit("Ann", { "site/content/a.md": "1", "other/b.md": "1" })
  commit("Bo", { "other/b.md": "2" })
  move("site/content/a.md", "site/content/new/a.md")
  commit("Cy", {})
  commit("Cy", { "other/b.md": "3" })
  expect(await historyOf("content/new/a.md")).toBe("2024-01 Ann")
})

test("keeps the day and people of a file when the file or its folder is moved several times", async () => {
  const { commit, move, historyOf } = repository()
  commit("Ann", { "docs/a.md": "1", "docs/b.md": "2" })
  commit("Bo", { "docs/a.md": "3" })
  move("docs", "guide")
  commit("Cy", {})
  commit("Cy", {})
  move("guide/a.md", "guide/deep/c.md")
  commit("Dee", {})
  expect(await historyOf("guide/deep/c.md")).toBe("2024-02 Bo, Ann")
  expect(await historyOf("guide/b.md")).toBe("2024-01 Ann")
})

test("counts moving and changing a file as a change", async () => {
  const { commit, move, historyOf } = repository()
  commit("Ann", { "a.md": "1\n".repeat(50) })
  move("a.md", "b.md")
  commit("Bo", { "b.md": `${"1\n".repeat(50)}2` })
  expect(await historyOf("b.md")).toBe("2024-02 Bo")
})

test("keeps a file's own history when it takes the name of another file", async () => {
  const { commit, move, remove, historyOf } = repository()
  commit("Ann", { "a.md": "1", "b.md": "2", "c.md": "3" })
  commit("Bo", { "a.md": "4" })
  move("a.md", "t.md")
  move("b.md", "a.md")
  move("t.md", "b.md")
  commit("Cy", {})
  remove("c.md")
  commit("Dee", {})
  move("b.md", "c.md")
  commit("Eve", {})
  // Git reports a swap as two changes.
  expect(await historyOf("c.md")).toBe("2024-03 Cy, Ann")
  const other = repository()
  other.commit("Ann", { "a.md": "1" })
  other.commit("Bo", { "b.md": "2" })
  other.remove("a.md")
  other.commit("Cy", {})
  other.move("b.md", "a.md")
  other.commit("Dee", {})
  expect(await other.historyOf("a.md")).toBe("2024-02 Bo")
})

test("does not count moving a file away and back as a change", async () => {
  const { commit, move, historyOf } = repository()
  commit("Ann", { "a.md": "1" })
  for (const [from, to] of [
    ["a.md", "b.md"],
    ["b.md", "a.md"],
  ] as const) {
    move(from, to)
    commit("Bo", {})
  }
  expect(await historyOf("a.md")).toBe("2024-01 Ann")
})

test("assigns changes on a branch to the file that another branch has moved", async () => {
  const { git, commit, move, historyOf } = repository()
  commit("Ann", { "docs/a.md": "1", "docs/b.md": "2" })
  git("Ann", "checkout", "-qb", "side")
  commit("Bo", { "docs/a.md": "3" })
  git("Ann", "checkout", "-q", "main")
  move("docs", "guide")
  commit("Cy", {})
  git("Dee", "merge", "-q", "side", "-m", "Merge")
  expect(await historyOf("guide/a.md")).toBe("2024-02 Bo, Ann")
  expect(await historyOf("guide/b.md")).toBe("2024-01 Ann")
})

test("follows files that a merge moves or adds", async () => {
  const { git, commit, move, historyOf } = repository()
  commit("Ann", { "a.md": "1" })
  git("Ann", "checkout", "-qb", "side")
  commit("Bo", { "b.md": "2" })
  git("Ann", "checkout", "-q", "main")
  commit("Cy", { "c.md": "3" })
  git("Dee", "merge", "-q", "--no-commit", "--no-ff", "side")
  move("a.md", "z.md")
  commit("Dee", { "new.md": "4" })
  expect(await historyOf("z.md")).toBe("2024-01 Ann")
  expect(await historyOf("new.md")).toBe("2024-04 Dee")
  expect(await historyOf("b.md")).toBe("2024-02 Bo")
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
    expect(await missingIn(folder)).toContain("Pages will not show when they were last changed")
    commit(folder, "README.md", "a")
    expect(await missingIn(folder)).toContain("no commit has files in content/")
  })
})
