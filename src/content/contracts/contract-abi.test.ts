import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  encodeFunctionData,
  toEventHash,
  toEventSelector,
  toFunctionSelector,
} from "viem"
import { contractAbi, undescribedParents } from "./contract-abi"
import { parseContractFiles } from "./contract-problems"

const folder = join(__dirname, "../../../content/contracts")
const { files } = parseContractFiles(name => readFileSync(join(folder, name), "utf8"))
if (!files) throw new Error("the contract files have problems")

const all = files.versions.flatMap(file =>
  file.contracts.map(contract => ({
    title: `${contract.name} ${file.version}`,
    contract,
    file,
    // ABIs are published as JSON.
    abi: JSON.parse(JSON.stringify(contractAbi(contract, file, "Mind"))) as Abi,
  })),
)
const abiOf = (title: string) => {
  const found = all.find(one => one.title === title)
  if (!found) throw new Error(`there is no ${title}`)
  return found.abi
}

test.each(all.map(one => [one.title, one] as const))(
  "builds an ABI of %s that viem reads with the selectors and topics of the reference",
  (_, { contract, abi }) => {
    const functions = abi.filter((item): item is AbiFunction => item.type === "function")
    const events = abi.filter((item): item is AbiEvent => item.type === "event")
    const errors = abi.filter(item => item.type === "error")
    const selectors = functions.map(toFunctionSelector)
    const declared = [
      ...(contract.functions ?? []).filter(({ params }) =>
        params.every(({ location }) => location !== "storage"),
      ),
      ...(contract.inherited ?? []).flatMap(group => group.functions),
      ...[...(contract.constants ?? []), ...(contract.stateVariables ?? [])].flatMap(
        ({ getter }) => getter ?? [],
      ),
    ].flatMap(({ selector }) => selector ?? [])
    expect(new Set(selectors)).toEqual(new Set(declared))
    expect(new Set(selectors).size).toBe(selectors.length)
    expect(events.map(toEventSelector)).toEqual(
      expect.arrayContaining((contract.events ?? []).map(({ topic }) => topic)),
    )
    expect(errors.map(item => toEventHash(item as never).slice(0, 10))).toEqual(
      expect.arrayContaining((contract.errors ?? []).map(({ selector }) => selector)),
    )
  },
)

test("encodes a struct as a tuple with the names of its fields", () => {
  const key = {
    currency0: "0x0000000000000000000000000000000000000000",
    currency1: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    fee: 500,
    tickSpacing: 10,
    hooks: "0x0000000000000000000000000000000000000000",
  }
  const data = encodeFunctionData({
    abi: abiOf("PanopticFactory V1.1"),
    functionName: "getPanopticPool",
    args: [key, "0x0000000000000000000000000000000000000000"],
  })
  expect(data).toHaveLength(2 + 8 + 6 * 64)
})

test("takes the keys of a public variable as inputs", () => {
  const allowance = abiOf("CollateralTracker V1.1").find(
    item => item.type === "function" && item.name === "allowance",
  )
  expect(allowance).toEqual({
    type: "function",
    name: "allowance",
    inputs: [
      { name: "owner", type: "address" },
      { name: "spender", type: "address" },
    ],
    outputs: [{ name: "allowance", type: "uint256" }],
    stateMutability: "view",
  })
})

test("adds the notice to functions that change state, and to no others", () => {
  const notices = (mutable: boolean) =>
    all
      .flatMap(({ abi }) => abi)
      .filter((item): item is AbiFunction => item.type === "function")
      .filter(item => /payable/.test(item.stateMutability) === mutable)
      .map(item => "notice" in item)
  expect(new Set(notices(true))).toEqual(new Set([true]))
  expect(new Set(notices(false))).toEqual(new Set([false]))
})

test("omits a function that takes storage", () => {
  expect(abiOf("PanopticMath V1.1").map(item => ("name" in item ? item.name : ""))).not.toContain(
    "haircutPremia",
  )
})

test("names parents outside the reference", () => {
  const factory = all.find(({ title }) => title === "PanopticFactory V1.0")
  expect(factory && undescribedParents(factory.contract, factory.file)).toEqual(["ERC721"])
})
