import { bytesTable, searchLine } from "../scripts/figures/compare"
import { newestBytes } from "../scripts/figures/results"
import { budgets, type Excess, excesses } from "./budgets"
import { siteBytes } from "./bytes"
import { kilobytes, writeResults } from "./report"

/**
 * `npm run bench -- --budget [folder] [--base FOLDER]`: compares the bytes of each page type and of
 * the search index with their budgets, and with the results of an earlier run in another folder.
 * @returns true if nothing is over budget
 */
export function benchBudget(publicFolder: string, baseFolder: string | undefined): boolean {
  const measured = { budgets, ...siteBytes(publicFolder) }
  const base = baseFolder === undefined ? undefined : newestBytes(baseFolder)
  if (baseFolder !== undefined && !base)
    console.log(`${baseFolder} has no results of an earlier run to compare with.`)
  console.log(`\nkB after brotli, bold over budget\n\n${bytesTable(measured, base)}`)
  const line = searchLine(measured, base)
  if (line) console.log(`\n${line}`)
  const over = excesses(measured.rows, measured.search)
  console.log(over.length === 0 ? "\nNothing is over budget." : `\n${over.map(told).join("\n")}`)
  writeResults("bytes", measured)
  return over.length === 0
}

const told = ({ what, bytes, budget }: Excess) =>
  `over budget: ${what} is ${kilobytes(bytes)}, ${kilobytes(bytes - budget)} more than ${kilobytes(budget)}`
