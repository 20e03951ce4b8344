import { readFileSync } from "node:fs"
import { join } from "node:path"
import { allFields, bitRows, withGaps } from "./bit-rows"
import { layoutProblems, parseContractFiles } from "./contract-problems"
import type { BitLayout } from "./contract-schema"
import { unitRange } from "./unit-range"

const layout = (over: Partial<BitLayout>): BitLayout => ({
  name: "Word",
  anchor: "layout-word",
  underlying: "uint8",
  unit: "bits",
  size: 8,
  fields: [
    { name: "low", offset: 0, width: 2 },
    { name: "high", offset: 6, width: 2 },
  ],
  ...over,
})

test("writes out a repeated group with its numbers", () => {
  const repeat = {
    label: "leg",
    count: 2,
    offset: 2,
    stride: 2,
    fields: [{ name: "asset", offset: 1, width: 1 }],
  }
  expect(allFields(layout({ fields: [], repeat }))).toEqual([
    { name: "leg0.asset", offset: 3, width: 1 },
    { name: "leg1.asset", offset: 5, width: 1 },
  ])
})

test("fills units without a field with gaps", () => {
  expect(withGaps(layout({ size: 9 }))).toEqual([
    { name: "low", offset: 0, width: 2 },
    { offset: 2, width: 4 },
    { name: "high", offset: 6, width: 2 },
    { offset: 8, width: 1 },
  ])
})

test("orders bits from the highest to the lowest", () => {
  const [row] = bitRows(layout({}))
  expect(row?.segments.map(({ name }) => name)).toEqual(["high", undefined, "low"])
})

test("orders bytes from the first to the last", () => {
  const [row] = bitRows(layout({ unit: "bytes" }))
  expect(row?.segments.map(({ name }) => name)).toEqual(["low", undefined, "high"])
})

test("splits fields into rows by the bounds of the rows", () => {
  const rows = bitRows(
    layout({
      rows: [
        { label: "A", offset: 0, width: 6 },
        { label: "B", offset: 6, width: 2 },
      ],
    }),
  )
  expect(rows.map(({ label, segments }) => [label, segments.map(({ name }) => name)])).toEqual([
    ["A", [undefined, "low"]],
    ["B", ["high"]],
  ])
})

test("reports rows that leave bits out", () => {
  expect(layoutProblems(layout({ rows: [{ label: "A", offset: 0, width: 6 }] }))).toEqual([
    "the rows of Word do not add up to 8 bits",
  ])
})

test("names one bit and a range differently", () => {
  expect(unitRange("bits", 255, 1)).toBe("bit 255")
  expect(unitRange("bytes", 0, 20)).toBe("bytes 0–19")
})

test("fills the stored type with each layout of the reference", () => {
  const folder = join(__dirname, "../../../content/contracts")
  const { files } = parseContractFiles(name => readFileSync(join(folder, name), "utf8"))
  const layouts = files?.versions.flatMap(({ contracts }) =>
    contracts.flatMap(({ bitLayouts = [] }) => bitLayouts),
  )
  expect(layouts).toHaveLength(41)
  for (const layout of layouts ?? []) {
    const { name, underlying, unit, size } = layout
    const declared = /^u?int(\d+)$/.exec(underlying)?.[1]
    // Immutable arguments of a clone have any number of bytes; other words have 256 bits.
    const expected = underlying === "bytes" ? size : Number(declared ?? 256)
    const sum = withGaps(layout).reduce((total, { width }) => total + width, 0)
    expect([name, unit, size, sum]).toEqual([name, unit, expected, expected])
  }
})
