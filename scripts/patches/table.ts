import { markdownTable } from "markdown-table"
import type { Patch, PatchKind } from "../../src/gatsby/patches/patch"

const headings: Record<PatchKind, string> = {
  fix: "Fixes",
  bytes: "Bytes",
  time: "Time",
}

/** Markdown tables of the patches by kind, for docs/decisions/0057-patches-of-packages.md. */
export function patchTables(patches: readonly Patch[]): string {
  return (Object.keys(headings) as PatchKind[])
    .flatMap(kind => [
      `## ${headings[kind]}`,
      tableOf(
        patches.filter(patch => patch.kind === kind),
        kind !== "fix",
      ),
    ])
    .join("\n\n")
}

const tableOf = (patches: readonly Patch[], withSavings: boolean) =>
  markdownTable(
    [
      ["Patch", "Package", "What it does", ...(withSavings ? ["Saves"] : []), "Can be removed"],
      ...patches.map(({ name, package: of, tested, does, buys = "", ends }) => [
        `\`${name}\``,
        `${of} ${tested}`.replaceAll("|", "\\|"),
        does,
        ...(withSavings ? [buys] : []),
        ends,
      ]),
    ],
    { padding: false, alignDelimiters: false },
  )
