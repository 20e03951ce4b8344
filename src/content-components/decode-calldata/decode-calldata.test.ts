import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type AbiParameter,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from "viem"
import { contractPages } from "../../content/contracts/contract-pages"
import { parseContractFiles } from "../../content/contracts/contract-problems"
import { encodeTokenId } from "../../options/encoding/token-id"
import { seededRandom } from "../../options/random"
import { decodeCall } from "./decode-call"
import { explainCalldata } from "./explain-call"
import { knownCalls } from "./known-calls"

const folder = join(__dirname, "../../../content/contracts")
const { files } = parseContractFiles(name => readFileSync(join(folder, name), "utf8"))
if (!files) throw new Error("the contract files have problems")
const notice = { label: "Closed" } as never
const calls = knownCalls(contractPages(files, { notice }))
const tokens = [
  { symbol: "USDC", decimals: 6 },
  { symbol: "WETH", decimals: 18 },
] as const

/** A sample value of a type, in viem's format. */
function sampleOf(parameter: AbiParameter, below: (bound: number) => number): unknown {
  const { type } = parameter
  const [, inner, count] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (inner !== undefined)
    return Array.from({ length: count ? Number(count) : below(4) }, () =>
      sampleOf({ ...parameter, type: inner }, below),
    )
  if ("components" in parameter) return parameter.components.map(field => sampleOf(field, below))
  const digits = (count: number) =>
    Array.from({ length: count }, () => below(16).toString(16)).join("")
  if (type === "bool") return below(2) === 1
  if (type === "string") return `text ${digits(below(40))}`
  if (type === "address") return `0x${digits(40)}`
  const [, kind, size = ""] = /^(u?int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === "bytes") return `0x${digits(2 * (size ? Number(size) : below(70)))}`
  const bits = Number(size)
  const value = BigInt(`0x${digits(64)}`)
  const number = kind === "uint" ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value)
  return bits <= 48 ? Number(number) : number
}

const lower = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item) =>
      typeof item === "bigint" ? `${item}n` : item,
    ).toLowerCase(),
  )

test("decodes 2,000 seeded calls to their encoded values", () => {
  const random = seededRandom(49)
  const below = (bound: number) => Math.floor(random() * bound)
  const known = [...calls.values()]
  const different = Array.from({ length: 2_000 }, () => {
    const { signature, declared } = known[below(known.length)] as (typeof known)[number]
    const { parameters } = decodeCall(declared.selector ?? "", calls)
    const values = parameters.map(parameter => sampleOf(parameter, below))
    const data = `${declared.selector}${encodeAbiParameters(parameters, values as never).slice(2)}`
    const decoded = decodeCall(data, calls)
    const isSame =
      decoded.call?.signature === signature &&
      decoded.faults.length === 0 &&
      JSON.stringify(lower(decoded.values)) === JSON.stringify(lower(values))
    return isSame ? [] : [signature]
  }).flat()
  expect(different).toEqual([])
})

const dispatch = parseAbi([
  "function dispatch(uint256[] positionIdList, uint256[] finalPositionIdList, uint128[] positionSizes, int24[3][] tickAndSpreadLimits, bool usePremiaAsCollateral, uint256 builderCode)",
  "function multicall(bytes[] data)",
  "function approve(address spender, uint256 amount)",
  "function withdraw(uint256 assets, address receiver, address owner)",
])
// A sold put on WETH (token1), at a price of about 1,900 USDC.
const soldPut = encodeTokenId(60n << 48n, [
  {
    asset: 1,
    optionRatio: 1,
    isLong: false,
    tokenType: 0,
    riskPartner: 0,
    strike: 200_826,
    width: 41,
  },
])
const mint = encodeFunctionData({
  abi: dispatch,
  functionName: "dispatch",
  args: [[soldPut], [soldPut], [10n ** 18n], [[-887_000, 887_000, 0]], false, 0n],
})

test("explains a position id as legs", () => {
  const [positions] = explainCalldata(mint, calls, tokens).values
  expect(positions?.items[0]?.notes).toEqual(["sell 1 put, strike 1,900 USDC, ±13.1%"])
  const [unpriced] = explainCalldata(mint, calls).values
  expect(unpriced?.items[0]?.notes).toEqual(["sell 1 put, strike at tick 200,826, ±13.1%"])
})

test("expands the calls of a multicall", () => {
  const data = encodeFunctionData({ abi: dispatch, functionName: "multicall", args: [[mint]] })
  const inner = explainCalldata(data, calls).values[0]?.items[0]?.call
  expect(inner?.signature).toMatch(/^dispatch\(/)
  expect(inner?.warnings).toEqual(["It moves tokens, or opens or closes positions."])
})

test("splits packed words into fields and formats amounts of known tokens", () => {
  const args = [1_500_000n, `0x${"1".repeat(40)}`, `0x${"2".repeat(40)}`] as const
  const data = encodeFunctionData({ abi: dispatch, functionName: "withdraw", args })
  expect(explainCalldata(data, calls, tokens).values[0]?.notes).toContain(
    "1.5 USDC, or 0.0000000000015 WETH",
  )
  const engine = [...calls.values()].find(({ declared }) => declared.name === "twapEMA")
  const word = (5n << 120n).toString(16).padStart(64, "0")
  expect(explainCalldata(`${engine?.declared.selector}${word}`, calls).values[0]?.notes).toContain(
    "spotEMA 5",
  )
})

test("warns about closed versions, approvals, and unknown functions", () => {
  const closed = [...calls.values()].find(({ declared }) => declared.name === "mintOptions")
  expect(explainCalldata(closed?.declared.selector ?? "", calls).warnings).toEqual([
    "Only V1.0 and V1.1 have this function. They are closed: don't deposit or trade there.",
    "It moves tokens, or opens or closes positions.",
  ])
  const args = [`0x${"1".repeat(40)}`, 2n ** 256n - 1n] as const
  const approve = encodeFunctionData({ abi: dispatch, functionName: "approve", args })
  const explained = explainCalldata(approve, calls)
  expect(explained.warnings.join(" ")).toContain("can move your tokens")
  expect(explained.values[1]?.text).toBe("the largest number (no limit)")
  expect(explainCalldata("0xdeadbeef", calls).warnings).toEqual([
    "Unknown function: this page can't say what it does. Don't sign what you can't read.",
  ])
})

test.each([
  ["0x12345", "There are 5 hex digits, but each byte has two, so one digit is missing or extra."],
  ["0x12", "Calldata begins with a selector of 4 bytes, but only 1 byte is here."],
  ["0xzz", 'Calldata has only hex digits after 0x, but character 1 is "z".'],
  ["0xdeadbeef", "No function of V1.0, V1.1, or V2 has the selector 0xdeadbeef."],
  [
    mint.slice(0, 74),
    "The arguments have 32 bytes. The function takes at least 192 bytes, so the end is missing.",
  ],
  [
    `${mint}0000`,
    `Of the ${(mint.length - 10) / 2 + 2} bytes after the selector, 2 are left over. The function does not read them as arguments.`,
  ],
  [
    mint.slice(0, -64),
    "The arguments cannot be decoded: a list, a text, or a number does not fit the bytes given.",
  ],
])("reports what is wrong with %.12s when calldata is malformed", (data, fault) => {
  expect(decodeCall(data as Hex, calls).faults).toEqual([fault])
})
