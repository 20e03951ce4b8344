import { readFileSync } from "node:fs"
import { join } from "node:path"
import { publishedAddressFile } from "../../content/schema/published-addresses"
import { explainAddress, knownAddresses } from "./explain-address"

const file = join(__dirname, "../../../content/data/v2-addresses.json")
const known = knownAddresses([], publishedAddressFile.parse(JSON.parse(readFileSync(file, "utf8"))))
const engine = "0x000000000000075E29Cdaa9cb640A69e148ca7da"

test("describes a known address regardless of case", () => {
  expect(explainAddress(engine.toLowerCase(), known).found).toEqual([
    {
      name: "RiskEngine",
      address: engine,
      version: "V2",
      chains: "Ethereum",
      status: "Published, not confirmed on chain",
      source: "the protocol's documentation of July 1, 2026, addresses of 2026-06-11",
    },
  ])
})

test("names the resembled address when only the beginning and end match", () => {
  const { found, resembled } = explainAddress(
    `${engine.slice(0, 20)}1111111${engine.slice(27)}`,
    known,
  )
  expect(found).toEqual([])
  expect(resembled.map(({ name }) => name)).toEqual(["RiskEngine"])
})

test("finds nothing when the address is unknown", () => {
  expect(explainAddress(`0x${"1".repeat(40)}`, known)).toEqual({ found: [], resembled: [] })
})
