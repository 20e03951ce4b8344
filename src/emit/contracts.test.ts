import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import type { ContractRegistry, ContractsManifest } from "../../static/contracts/contracts"
import { checksumAddress } from "../content/chain-address"
import { contractPages } from "../content/contracts/contract-pages"
import { parseContractFiles } from "../content/contracts/contract-problems"
import { deploymentsFile } from "../content/schema/deployments"
import { safetyFile } from "../content/schema/safety"
import { siteIdentity } from "../model/head/site-identity"
import { contractArtifacts, contractRegistry, contractsManifest } from "./contracts"
import { literalType } from "./literal-type"

const read = (name: string) => readFileSync(join(__dirname, "../../content", name), "utf8")
const { files } = parseContractFiles(name => read(`contracts/${name}`))
if (!files) throw new Error("the contract files have problems")
const { notice } = safetyFile.parse(parse(read("data/safety.yaml")))
const deployments = deploymentsFile.parse(parse(read("data/deployments.yaml")))
const pages = contractPages(files, { notice, deployments })
const model = { site: siteIdentity, pages: [], redirects: [], contracts: { pages, notice } }

// The annotations check the published types against the published data.
const manifest: ContractsManifest = contractsManifest(model)
const registry: ContractRegistry = contractRegistry(model)
const published = new Map(contractArtifacts(model).map(({ path, body }) => [path, body]))

test("lists every contract of every version with a published ABI", () => {
  expect(manifest.versions.map(({ version, contracts }) => [version, contracts.length])).toEqual([
    ["V1.0", 23],
    ["V1.1", 23],
    ["V2", 40],
  ])
  for (const { abi, abiTypes, items } of manifest.versions.flatMap(one => one.contracts)) {
    const path = abi.slice(siteIdentity.url.length)
    expect(path).toMatch(/^\/contracts\/v(?:1\.[01]|2)\/\w+\.abi\.json$/)
    expect(JSON.parse(published.get(path) ?? "")).toHaveLength(items)
    expect(published.has(abiTypes.slice(siteIdentity.url.length))).toBe(true)
  }
})

test("names commit, chains and status of a version", () => {
  expect(manifest.versions[1]).toMatchObject({
    uniswap: "v4",
    status: notice.label,
    source: { branch: "v1.1.x", commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    chains: [
      { name: "Ethereum", chainId: 1 },
      { name: "Base", chainId: 8453 },
      { name: "Unichain", chainId: 130 },
    ],
  })
})

test("registers every deployed address, checksummed, with its status", () => {
  const known = deployments.versions.flatMap(({ contracts, helpers = [] }) =>
    [...contracts, ...helpers].map(({ address }) => address),
  )
  expect(registry.deployments.map(({ address }) => address).sort()).toEqual(known.sort())
  for (const { address, status } of registry.deployments) {
    expect([address, status]).toEqual([
      checksumAddress(address),
      "Deprecated and vulnerable: do not deposit",
    ])
  }
})

test("matches the addresses listed in the docs for developers", () => {
  const listed = read("docs/build/addresses-and-abis.mdx").match(/`0x[0-9a-fA-F]{40}`/g) ?? []
  const known = new Set(registry.deployments.map(({ address }) => address))
  const others = listed.map(text => text.slice(1, -1)).filter(address => !known.has(address))
  expect(listed.length).toBeGreaterThan(5)
  // The proxy factory is not one of the protocol's contracts.
  expect(others).toEqual(["0x000000000000b361194cfe6312EE3210d53C15AA"])
})

test("marks the types of an ABI as deprecated when the contract is unsafe", () => {
  const text = published.get("/contracts/v1.1/PanopticPool.abi.d.json.ts")
  expect(text).toContain("@deprecated Deprecated and vulnerable: do not deposit.")
  expect(text).toContain('readonly "name": "mintOptions"')
})

test("gives the type of a literal value", () => {
  expect(literalType([{ type: "error", inputs: [], ok: true }])).toBe(
    'readonly [\n {\n  readonly "type": "error"\n  readonly "inputs": readonly []\n  readonly "ok": true\n }\n]',
  )
})

test("publishes nothing when there are no contracts", () => {
  expect(contractArtifacts({ ...model, contracts: { pages: [] } })).toEqual([])
})
