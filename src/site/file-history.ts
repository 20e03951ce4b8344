import { execFileSync } from "node:child_process"
import { statSync } from "node:fs"
import { join } from "node:path"
import type { FileHistory } from "../model/page-list"
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
    // Renames of identical content alone are found by hashes, which takes no time; in merges too.
    const renames = ["-M100%", "-c", "--combined-all-paths", "--name-status"]
    const order = ["--date-order", "--parents", "--format=%x01%H %P%x09%cs%x09%aN"]
    const log = git("log", "-z", ...renames, ...order, "--", ".")
    last = { of, histories: readLog(log, prefix) }
    return last.histories
  } catch (error) {
    const { code, stderr = "" } = error as NodeJS.ErrnoException & { stderr?: string }
    gap = code === "ENOENT" ? "Git is not installed" : `Git says "${stderr.trim().split("\n")[0]}"`
    return new Map()
  }
}

/** Paths that files have today, by those that they had at a commit; null for files that are gone. */
type Names = ReadonlyMap<string, string | null>

/**
 * Reads the output of `git log`, children before parents: `\x01hash parents\tday\tauthor`, then the changes of the
 * commit. A file that was only moved keeps the days and people of its earlier names.
 * @param prefix of the project within its repository, which paths are without
 */
export function readLog(log: string, prefix = ""): ReadonlyMap<string, FileHistory> {
  const histories = new Map<string, { day: string; people: string[] }>()
  const namesAt = new Map<string, Names>()
  for (const record of log.split("\x01").slice(1)) {
    const [head = "", ...tokens] = record.split("\0")
    const [hashes = "", day = "", author = ""] = head.trim().split("\t")
    const [hash = "", ...parents] = hashes.trim().split(" ")
    const names: Names = namesAt.get(hash) ?? new Map()
    namesAt.delete(hash)
    const { touched, moves } = changesIn(tokens)
    for (const path of touched) {
      const name = nameIn(names, path)
      if (name === null) continue
      const file = name.slice(prefix.length)
      const history = histories.get(file) ?? { day, people: [] }
      histories.set(file, history)
      if (!history.people.includes(author)) history.people.push(author)
    }
    for (const [index, parent] of parents.entries()) {
      const earlier = namesBefore(names, moves[index] ?? [])
      namesAt.set(parent, union(namesAt.get(parent), earlier))
    }
  }
  return histories
}

const nameIn = (names: Names, path: string) => (names.has(path) ? (names.get(path) ?? null) : path)

type Move = [from: string, to: string]

/** What a commit has changed, and what it has only moved, by parent. A merge changes only what no parent has. */
function changesIn(tokens: readonly string[]): { touched: string[]; moves: Move[][] } {
  const touched: string[] = []
  const moves: Move[][] = []
  let index = 0
  while (index < tokens.length) {
    const statuses = (tokens[index++] ?? "").trim().replace(/\d+$/, "")
    if (statuses === "") continue
    const paths = tokens.slice(index, index + pathCount(statuses))
    index += paths.length
    const moved = movesOf(statuses, paths)
    for (const [parent, move] of moved) {
      const list = moves[parent] ?? []
      list.push(move)
      moves[parent] = list
    }
    const isChange = statuses.length === 1 || /^A+$/.test(statuses)
    if (moved.length === 0 && isChange) touched.push(paths.at(-1) ?? "")
  }
  return { touched, moves }
}

/** A merge has a status and a path for each parent, and then the path that the file has now. */
function pathCount(statuses: string): number {
  if (statuses.length > 1) return statuses.length + 1
  return statuses === "R" ? 2 : 1
}

/** Moves of a file, each with the number of the parent; none if no parent has the same content at another path. */
function movesOf(statuses: string, paths: readonly string[]): [parent: number, move: Move][] {
  const from = paths[statuses.indexOf("R")]
  const to = paths.at(-1)
  if (from === undefined || to === undefined) return []
  return [...statuses].flatMap((status, parent): [number, Move][] => {
    if (status === "R") return [[parent, [paths[parent] ?? from, to]]]
    return status === "A" ? [[parent, [from, to]]] : []
  })
}

function namesBefore(names: Names, moves: readonly Move[]): Names {
  if (moves.length === 0) return names
  const before = new Map(names)
  for (const [, to] of moves) before.set(to, null)
  for (const [from, to] of moves) before.set(from, nameIn(names, to))
  return before
}

/** Names as several children of a commit know them: where one has moved a file and the other has not, it was moved. */
function union(known: Names | undefined, further: Names): Names {
  if (known === undefined || known === further || known.size === 0) return further
  return further.size === 0 ? known : new Map([...further, ...known])
}
