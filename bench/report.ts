import { mkdirSync, writeFileSync } from "node:fs"
import { cpus, platform, totalmem } from "node:os"
import { join } from "node:path"
import { median as middle } from "d3-array"
import { markdownTable } from "markdown-table"
import { projectRoot } from "./workspace"

/** Formats a Markdown table with the first column aligned left and the others right. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  markdownTable([header, ...rows], { align: header.map((_, column) => (column ? "r" : "l")) })

/** Writes the results of a run and a description of the machine to bench-results/. */
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

/** Median of the values; 0 if there are none. */
export const median = (values: readonly number[]) => middle(values) ?? 0

export const seconds = (value: number) => `${value.toFixed(1)} s`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
