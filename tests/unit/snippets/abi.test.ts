import { readFileSync } from "node:fs"
import { type AbiFunction, toEventHash, toEventSelector, toFunctionSelector } from "viem"
import { formatAbiItem } from "viem/utils"
import * as abis from "../../../content/snippets/abi"
import { abiTypes, canonicalType } from "../../../src/content/contracts/canonical-type"
import type { ContractFile } from "../../../src/content/contracts/contract-schema"

const files = ["v1.0", "v1.1"].map(
  name => JSON.parse(readFileSync(`content/contracts/${name}.json`, "utf8")) as ContractFile,
)
const everything = Object.values(abis).flat()
const functions = everything.filter(item => item.type === "function") as AbiFunction[]
const events = everything.filter(item => item.type === "event")
const errors = everything.filter(item => item.type === "error")

/** Outputs and mutability of every function in the reference, by selector. */
const reference = new Map<string, { outputs: string[][]; mutability: Set<string> }>()
for (const file of files) {
  const types = abiTypes(file)
  for (const contract of file.contracts) {
    for (const { selector, returns, mutability } of contract.functions ?? []) {
      if (!selector) continue
      const known = reference.get(selector) ?? { outputs: [], mutability: new Set() }
      known.outputs.push(returns.map(({ type }) => canonicalType(type, types) ?? type))
      reference.set(selector, {
        outputs: known.outputs,
        mutability: known.mutability.add(mutability),
      })
    }
    for (const { getter, type } of contract.stateVariables ?? [])
      if (getter) {
        const output = /(\w+) \w+\)+$/.exec(type)?.[1] ?? type
        const entry = { outputs: [[output]], mutability: new Set(["view"]) }
        reference.set(getter.selector, entry)
      }
  }
}

/**
 * Selectors and topics on mainnet that differ from the published branches in the reference, from
 * the recorded bytecode.
 */
const onMainnet = {
  "numberOfLegs(address)": "0xc79ee60d",
  "getEnforcedTickLimits(uint64)": "0xeb1de2e2",
  "PoolDeployed(address,address,bytes32,address,address)":
    "0x230528b74491f2711279c2eee02e4118ca9f102f9be2a63a271b55f4fa4e1f3d",
  "TooManyLegsOpen()": "0x0ed7e777",
}

const canonical = (item: Parameters<typeof formatAbiItem>[0]) => formatAbiItem(item)

test.each(functions.map(item => [canonical(item), item]))(
  "%s is a function in the reference",
  (name, item) => {
    const selector = toFunctionSelector(item)
    if (name in onMainnet) {
      expect(selector).toBe(onMainnet[name as keyof typeof onMainnet])
      return
    }
    const known = reference.get(selector)
    expect(known?.outputs).toContainEqual(item.outputs.map(({ type }) => type))
    const mutability = item.stateMutability === "view" ? ["view", "pure"] : [item.stateMutability]
    expect(mutability.some(word => known?.mutability.has(word))).toBe(true)
  },
)

test.each(events.map(item => [canonical(item), item]))(
  "%s is an event in the reference",
  (name, item) => {
    const topics = files.flatMap(file =>
      file.contracts.flatMap(({ events = [] }) => events.map(({ topic }) => topic)),
    )
    expect([...topics, onMainnet[name as keyof typeof onMainnet]]).toContain(toEventSelector(item))
  },
)

test("lists the errors of both versions as deployed", () => {
  const inReference = files.flatMap(file =>
    file.contracts.flatMap(({ errors = [] }) => errors.map(error => error.selector)),
  )
  const selectors = new Set(errors.map(item => toEventHash(item as never).slice(0, 10)))
  const absent = ["TooManyPositionsOpen()", "InvalidNotionalValue()"].map(toFunctionSelector)
  const added = onMainnet["TooManyLegsOpen()"]
  expect([...selectors].sort()).toEqual(
    [...new Set([...inReference, added])]
      .filter(selector => !absent.includes(selector as never))
      .sort(),
  )
})
