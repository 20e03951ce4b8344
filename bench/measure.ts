import { spawn } from "node:child_process"
import { loadavg } from "node:os"
import { treeMemory } from "./process-tree"

/** Resources that a command used. */
export interface Measurement {
  /** Seconds from start to end. */
  wall: number
  /** User and system seconds of the command and all of its finished children. */
  cpu: number
  /** Peak memory of the process tree in bytes; see `treeMemory`. */
  memory: number
  /** One-minute load average before the start: above about 0.5, something else was running. */
  load: number
  code: number
  output: string
}

const SAMPLE_MILLISECONDS = 300

/** The shell's `times` includes all children that were waited for, which Node does not report. */
const withTimes = '"$@"; code=$?; times >&3; exit $code'

/**
 * Environment of every build that is compared with another, because output depends on part of it.
 */
export const buildEnvironment = (own: Record<string, string> = {}) => ({
  ...process.env,
  CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  ...own,
})

/** Runs a command to its end and measures it. Its output is returned, not shown. */
export function measure(
  command: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const load = loadavg()[0] ?? 0
    const start = performance.now()
    const child = spawn("sh", ["-c", withTimes, "sh", ...command], {
      cwd: options.cwd,
      env: buildEnvironment(options.env),
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    })
    let memory = 0
    const sampling = setInterval(() => {
      if (child.pid) memory = Math.max(memory, treeMemory(child.pid))
    }, SAMPLE_MILLISECONDS)
    const [, out, err, times] = child.stdio
    let output = ""
    let timesText = ""
    for (const stream of [out, err])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk
      })
    times?.on("data", (chunk: Buffer) => {
      timesText += chunk
    })
    child.on("error", reject)
    child.on("close", code => {
      clearInterval(sampling)
      resolve({
        wall: (performance.now() - start) / 1000,
        cpu: cpuSeconds(timesText),
        memory,
        load,
        code: code ?? 1,
        output,
      })
    })
  })
}

/** Sum of the second line of `times`, which counts children: `0m1.23s 0m0.45s`. */
export function cpuSeconds(times: string): number {
  const children = times.trim().split("\n")[1] ?? ""
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(",", ".")),
    0,
  )
}
