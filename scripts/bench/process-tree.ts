import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"

/** Where Linux keeps what `ps` shows. */
const proc = "/proc"

/**
 * Memory of a process and everything it started, in bytes: the sum of proportional set sizes, in which a page
 * shared by several processes counts once. Where the system has none (not Linux), the sum of resident sizes,
 * which counts shared pages several times.
 */
export function treeMemory(root: number): number {
  return existsSync(`${proc}/self/smaps_rollup`) ? proportional(root) : resident(root)
}

interface Process {
  pid: number
  parent: number
}

function proportional(root: number): number {
  const processes = readdirSync(proc)
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      // The name of a program may hold blanks and brackets; the parent's id is the second field after it.
      const fields = readText(`${proc}/${name}/stat`)?.split(") ").at(-1)?.split(" ")
      return fields ? [{ pid: Number(name), parent: Number(fields[1]) }] : []
    })
  return descendants(root, processes).reduce((sum, { pid }) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readText(`${proc}/${pid}/smaps_rollup`) ?? "")?.[1]
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)
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

/** The process itself and all that it started, directly or not. */
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

/** A process may end between being listed and being read. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
