import { cpuSeconds } from "./measure"
import { phases } from "./phases"
import { descendants, processOf, treeMemory } from "./process-tree"
import { median, table } from "./report"

test("sums the CPU seconds of child processes, user and system", () => {
  expect(cpuSeconds("0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n")).toBeCloseTo(65.75)
})

test("reads a decimal comma", () => {
  expect(cpuSeconds("0m0,00s 0m0,00s\n0m1,50s 0m0,25s\n")).toBeCloseTo(1.75)
})

test("includes grandchildren in a process tree, in any order", () => {
  const processes = [
    { pid: 30, parent: 20 },
    { pid: 10, parent: 1 },
    { pid: 20, parent: 10 },
    { pid: 40, parent: 1 },
  ]
  const pids = descendants(10, processes).map(({ pid }) => pid)
  expect(pids.sort((a, b) => a - b)).toEqual([10, 20, 30])
})

test("separates a process's own memory from files that others may share", () => {
  const status =
    "Name:\tnode\nPid:\t7\nPPid:\t3\nVmRSS:\t 60 kB\nRssAnon:\t      30 kB\nRssFile:\t      20 kB\nRssShmem:\t 10 kB\n"
  expect(processOf(status)).toEqual({
    pid: 7,
    parent: 3,
    ownBytes: 40 * 1024,
    fileBytes: 20 * 1024,
  })
})

test("measures the memory of this process", () => {
  const { rss } = process.memoryUsage()
  expect(treeMemory(process.pid)).toBeGreaterThan(rss / 2)
  expect(treeMemory(process.pid)).toBeLessThan(rss * 3)
})

test("reads phases from colored output without their status", () => {
  const output =
    "\u001b[32msuccess\u001b[39m createPages - 1.250s - 700 pages\nsuccess load - 0.5s\n"
  expect(phases(output)).toEqual({ createPages: 1.25, load: 0.5 })
})

test("averages the two middle values when their number is even", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
})

test("aligns the first column of a table left and the others right", () => {
  expect(table(["a", "b"], [["long", "1"]])).toBe("| a    |  b |\n| :--- | -: |\n| long |  1 |")
})
