import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type ContractPage, contractPages } from "../../content/contracts/contract-pages"
import { parseContractFiles } from "../../content/contracts/contract-problems"
import { contractMapFile } from "./contract-map-file"
import { isAskedFor } from "./is-asked-for"

const read = (name: string) => readFileSync(join(__dirname, "../../../content", name), "utf8")
const { files } = parseContractFiles(name => read(`contracts/${name}`))
if (!files) throw new Error("the contract files have problems")
const pages = contractPages(files)
const { functions } = contractMapFile.parse(JSON.parse(read("data/v1-to-v2.json")))

const pagesOf = (version: string) => pages.filter(page => page.version === version)
const asked = (query: string) => functions.filter(row => isAskedFor(row, query))
const signaturesOf = ({ reference }: ContractPage) => [
  ...(reference.functions ?? []).filter(({ visibility }) => /external|public/.test(visibility)),
  ...[...(reference.stateVariables ?? []), ...(reference.constants ?? [])].flatMap(
    ({ getter }) => getter ?? [],
  ),
]

test("maps every external function of V1.1", () => {
  const mapped = new Set(functions.map(row => `${row.contract}.${row.function}`))
  const unmapped = pagesOf("V1.1")
    .flatMap(page => signaturesOf(page).map(({ canonical }) => `${page.name}.${canonical}`))
    .filter(name => !mapped.has(name))
  expect(unmapped).toEqual([])
})

test("names only contracts, functions, and anchors that exist in V2", () => {
  const anchors = new Set(
    pagesOf("V2").flatMap(page => page.anchors.map(anchor => `${page.path}#${anchor}`)),
  )
  const known = new Set(
    pagesOf("V2").flatMap(page => [
      ...signaturesOf(page).map(({ canonical }) => canonical?.split("(")[0]),
      ...(page.reference.internalNames ?? []),
    ]),
  )
  const targets = functions.flatMap(({ to }) => to)
  expect(targets.length).toBeGreaterThan(90)
  expect(targets.filter(({ href }) => !anchors.has(href))).toEqual([])
  expect(targets.filter(call => !known.has(call.function.split("(")[0]))).toEqual([])
})

test.each([
  ["a selector", "SELECTOR"],
  ["calldata", `SELECTOR${"0".repeat(64)}`],
  ["a canonical signature", "mintOptions(uint256[],uint128,uint64,int24,int24)"],
  [
    "a Solidity signature",
    "function mintOptions(TokenId[] calldata ids, uint128 size, uint64 limit, int24 low, int24 high) external",
  ],
  ["words", "mintOptions panopticpool"],
])("finds dispatch when readers paste %s of mintOptions", (_, query) => {
  const text = query.replace("SELECTOR", mintOptionsSelector)
  expect(asked(text).map(({ to }) => to.map(call => call.function.split("(")[0]))).toEqual([
    ["dispatch"],
  ])
})

const mintOptionsSelector =
  functions.find(row => row.function.startsWith("mintOptions("))?.selector ?? ""

test("finds nothing when no version has the selector", () => {
  expect(asked("0xdeadbeef")).toEqual([])
})
