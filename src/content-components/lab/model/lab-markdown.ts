import { wordOf } from "../../../options/encoding/token-id"
import { poolTick } from "../../../options/position/legs"
import { mintCall } from "../../../options/position/mint-call"
import { markdownTable } from "../../parts/markdown-table"
import { csvOf, plainCell } from "../../parts/take-away/figure-csv"
import type { Shown } from "./chart-kinds"
import type { LabNumber } from "./lab-number"
import { labNumbers } from "./lab-numbers"
import type { LabState } from "./lab-state"
import { legNames } from "./lab-texts"

const columnsOf = (shown: Shown[]) => ["Number", ...shown.map(({ name }) => name)]

/** One row for each number, with a column for each position. */
function rowsOf(state: LabState, shown: Shown[]): string[][] {
  const columns = shown.map(({ position, result }) => labNumbers(state, position, result))
  return (columns[0] ?? []).map(({ label }, row) => [
    label,
    ...columns.map(numbers => textOf(numbers[row])),
  ])
}

const textOf = (number: LabNumber | undefined) =>
  [number?.value ?? "", ...(number?.note ? [`(${number.note})`] : [])].join(" ")

/** Markdown with the positions, their numbers, and the address. */
export function labMarkdown(state: LabState, shown: Shown[], address: string): string {
  return [
    ...shown.map(({ name, position }) => `**${name}**: ${legNames(position, state)}`),
    markdownTable(columnsOf(shown), rowsOf(state, shown), true),
    `[Open in the option lab](${address})`,
    "",
  ].join("\n\n")
}

/** Numbers of the positions as CSV. */
export const labCsv = (state: LabState, shown: Shown[]): string =>
  csvOf([columnsOf(shown), ...rowsOf(state, shown).map(row => row.map(plainCell))])

/** Arguments of `mintOptions` for a position, in the contracts' format. */
export function mintText(state: LabState, { position }: Shown, pattern: bigint): string {
  const tick = poolTick(state.price, state.pair)
  const call = mintCall(position, state.pair, { pattern, tick, tolerance: 0.005 })
  return [
    "mintOptions(",
    `  [${call.positionIdList.map(wordOf).join(", ")}],`,
    `  ${call.positionSize},`,
    `  ${call.effectiveLiquidityLimitX32},`,
    `  ${call.tickLimitLow},`,
    `  ${call.tickLimitHigh}`,
    ")",
  ].join("\n")
}

/** MDX tag with which an author embeds the position in a page. */
export const labTag = (state: LabState, text: string) =>
  `<Lab label="this position (${legNames(state.a, state)})" state="${text}" />`
