import { execFileSync } from "node:child_process"
import { statSync } from "node:fs"
import { join } from "node:path"
import type { FileHistory } from "../tree/page-list"
import { contentRoot, projectPath, projectRoot } from "./project-paths"

/** Why the last reading found no history; undefined if it found one. */
let gap: string | undefined

const shallow =
  "this clone is shallow. Fetch the whole history (`git fetch --unshallow`, in GitHub Actions `fetch-depth: 0`); docs/hosting.md has it for other hosts"

/** A sentence for whoever builds if no file of the content has a history: its pages then show no dates of changes. */
export function missingHistory(): string | undefined {
  const folder = `${projectPath(contentRoot)}/`
  const isThere = [...fileHistories().keys()].some(file => file.startsWith(folder))
  return isThere
    ? undefined
    : `Pages show no dates of their last changes: ${gap ?? `no commit has files in ${folder}`}.`
}

/** What was read last: while a develop runs, there are many readings of one history. */
let last: { of: string; histories: ReadonlyMap<string, FileHistory> } | undefined

/**
 * What the history says of every file, by path from the project root, from one `git log` of the tree. Names are those that
 * `.mailmap` gives, if there is one. Empty without git or on a shallow clone, where the history would give wrong days.
 */
export function fileHistories(): ReadonlyMap<string, FileHistory> {
  gap = undefined
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, {
        cwd: projectRoot,
        encoding: "utf8",
        maxBuffer: 1 << 28,
        stdio: ["ignore", "pipe", "pipe"],
      })
    const state = git("rev-parse", "--is-shallow-repository", "--show-prefix", "HEAD")
    const [isShallow, prefix = ""] = state.split("\n")
    if (isShallow === "true") {
      gap = shallow
      return new Map()
    }
    const of = state + statSync(join(projectRoot, ".mailmap"), { throwIfNoEntry: false })?.mtimeMs
    if (last?.of === of) return last.histories
    const log = git(
      "-c",
      "core.quotePath=false",
      "log",
      "--format=%x00%cs%x09%aN",
      "--name-only",
      "--",
      ".",
    )
    last = { of, histories: readLog(log, prefix) }
    return last.histories
  } catch (error) {
    const { code, stderr = "" } = error as NodeJS.ErrnoException & { stderr?: string }
    gap = code === "ENOENT" ? "Git is not installed" : `Git says "${stderr.trim().split("\n")[0]}"`
    return new Map()
  }
}

/**
 * Reads what `git log` has written, newest commit first: `\0day\tauthor`, then the files of the commit.
 * @param prefix of the project within its repository, which paths are without
 */
export function readLog(log: string, prefix = ""): ReadonlyMap<string, FileHistory> {
  const histories = new Map<string, { day: string; people: string[] }>()
  let day = ""
  let author = ""
  for (const line of log.split("\n")) {
    if (line.startsWith("\0")) [day = "", author = ""] = line.slice(1).split("\t")
    else if (line) {
      const file = line.slice(prefix.length)
      const history = histories.get(file) ?? { day, people: [] }
      histories.set(file, history)
      if (!history.people.includes(author)) history.people.push(author)
    }
  }
  return histories
}
