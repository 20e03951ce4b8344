import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"

/** Folder in which Linux lists processes. */
const proc = "/proc"

/**
 * Memory of a process and its descendants in bytes: the private memory of all, plus the mapped
 * files of the process with most, which the others largely share. Falls back to the sum of resident
 * sizes on other systems; does not read proportional set sizes, which cost 0.2 s of CPU per sample
 * at 3 GB.
 */
export function treeMemory(root: number): number {
  return existsSync(`${proc}/self/status`) ? counted(root) : resident(root)
}

interface Process {
  pid: number
  parent: number
}

function counted(root: number): number {
  const processes = readdirSync(proc)
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      const status = readText(`${proc}/${name}/status`)
      return status === undefined ? [] : [processOf(status)]
    })
  const tree = descendants(root, processes)
  const own = tree.reduce((sum, { ownBytes }) => sum + ownBytes, 0)
  return own + Math.max(0, ...tree.map(({ fileBytes }) => fileBytes))
}

/** Parses `/proc/<pid>/status`. */
export function processOf(status: string): Process & { ownBytes: number; fileBytes: number } {
  const numberOf = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0)
  return {
    pid: numberOf("Pid"),
    parent: numberOf("PPid"),
    ownBytes: (numberOf("RssAnon") + numberOf("RssShmem")) * 1024,
    fileBytes: numberOf("RssFile") * 1024,
  }
}

function resident(root: number): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
  const processes = lines
    .trim()
    .split("\n")
    .map(line => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      return { pid, parent, bytes: kilobytes * 1024 }
    })
  return descendants(root, processes).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The process itself and all of its descendants. */
export function descendants<Item extends Process>(
  root: number,
  processes: readonly Item[],
): Item[] {
  const found = processes.filter(({ pid }) => pid === root)
  const ids = new Set([root])
  for (let before = 0; before !== ids.size; ) {
    before = ids.size
    for (const item of processes) {
      if (ids.has(item.pid) || !ids.has(item.parent)) continue
      ids.add(item.pid)
      found.push(item)
    }
  }
  return found
}

/** Reads a file; undefined if the process ended after it was listed. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
