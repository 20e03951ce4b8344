import { execFileSync } from "node:child_process"
import { statSync } from "node:fs"
import { join } from "node:path"
import type { FileHistory } from "../model/page-list"
import { contentRoot, projectPath, projectRoot } from "./project-paths"

/** Reason why the last read found no history; undefined if it found one. */
let gap: string | undefined

const shallow =
  "this clone is shallow. Fetch the whole history (`git fetch --unshallow`, in GitHub Actions `fetch-depth: 0`); docs/hosting.md explains it for other hosts"

/**
 * Message for the person who builds the site if no content file has a history, so that pages show
 * no dates of changes. Returns undefined otherwise.
 */
export function missingHistory(): string | undefined {
  const folder = `${projectPath(contentRoot)}/`
  const isThere = [...fileHistories().keys()].some(file => file.startsWith(folder))
  return isThere
    ? undefined
    : `Pages will not show when they were last changed: ${gap ?? `no commit has files in ${folder}`}.`
}

/** Last result, because develop reads the same history many times. */
let last: { of: string; histories: ReadonlyMap<string, FileHistory> } | undefined

/**
 * Returns the history of every file by path from the project root, from one `git log` of the tree,
 * with names mapped by `.mailmap`. Empty without git or in a shallow clone, where the dates would
 * be wrong.
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
    // Finds only renames with identical content, in merges too; git detects these quickly by hash.
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

/** Present paths of files by their paths at a commit; null for files that are gone. */
type Names = ReadonlyMap<string, string | null>

/**
 * Parses the output of `git log`, children before parents: `\x01hash parents\tday\tauthor`, then
 * the changes of the commit. A file that was only moved keeps the days and people of its earlier
 * names.
 * @param prefix of the project within its repository, removed from paths
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

/**
 * Returns the files that a commit changed, and those that it only moved, by parent. In a merge,
 * only files that no parent has count as changed.
 */
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

/**
 * Number of paths in a record. A merge has a status and a path for each parent, followed by the
 * present path of the file.
 */
function pathCount(statuses: string): number {
  if (statuses.length > 1) return statuses.length + 1
  return statuses === "R" ? 2 : 1
}

/**
 * Moves of a file, each with the index of the parent; empty if no parent has the same content at
 * another path.
 */
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

/**
 * Merges the names known to several children of a commit: a file moved in either of them counts as
 * moved.
 */
function union(known: Names | undefined, further: Names): Names {
  if (known === undefined || known === further || known.size === 0) return further
  return further.size === 0 ? known : new Map([...further, ...known])
}
