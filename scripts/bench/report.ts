import { mkdirSync, writeFileSync } from "node:fs"
import { cpus, platform, totalmem } from "node:os"
import { join } from "node:path"
import { projectRoot } from "./workspace"

/** A table of text, its first column to the left and the others to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map(row => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? ""
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join("  ")
      .trimEnd()
  return [line(header), widths.map(width => "-".repeat(width)).join("  "), ...rows.map(line)].join(
    "\n",
  )
}

/** Writes the figures of a run, with the machine they were measured on, to bench-results/. */
export function writeResults(name: string, results: object): void {
  const folder = join(projectRoot, "bench-results")
  mkdirSync(folder, { recursive: true })
  const machine = {
    platform: platform(),
    processor: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    memory: totalmem(),
    node: process.version,
  }
  const time = new Date().toISOString()
  const file = `${name}-${time.slice(0, 19).replaceAll(":", "")}.json`
  writeFileSync(join(folder, file), `${JSON.stringify({ time, machine, ...results }, null, 2)}\n`)
  console.log(`\nWrote bench-results/${file}`)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

export const seconds = (value: number) => `${value.toFixed(1)} s`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
