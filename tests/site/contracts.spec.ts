import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { site } from "../../src/site.config"
import type { ContractRegistry, ContractsManifest } from "../../static/contracts/contracts"
import { publicFolder, publishedFile, publishedText, readerPages } from "./built-site"

/** Contract data, as the build published it. */
const manifest: ContractsManifest = JSON.parse(publishedText("contracts/manifest.json"))
const registry: ContractRegistry = JSON.parse(publishedText("contracts/registry.json"))
const status = "Deprecated and vulnerable: do not deposit"
const own = (address: string) => address.slice(site.url.length)

test("lists exactly the published ABIs in the manifest", () => {
  const listed = manifest.versions.flatMap(({ contracts }) => contracts.map(({ abi }) => own(abi)))
  const files = listFiles(publicFolder).filter(file => file.endsWith(".abi.json"))
  expect(listed).toHaveLength(86)
  expect(files.map(file => `/${file}`).toSorted()).toEqual(listed.toSorted())
  for (const path of listed) expect(JSON.parse(publishedText(path.slice(1)))).toBeInstanceOf(Array)
})

test("publishes everything that the manifest and the registry link to", () => {
  const linked = [
    ...manifest.versions.flatMap(({ contracts }) =>
      contracts.flatMap(({ abi, abiTypes, markdown }) => [abi, abiTypes, markdown]),
    ),
    ...registry.deployments.map(({ abi }) => abi),
    ...[manifest.types, manifest.registry],
  ].map(own)
  expect(linked.filter(path => publishedFile(path) === undefined)).toEqual([])
  const pages = new Set(readerPages().map(({ path }) => path))
  expect(registry.deployments.filter(({ page }) => !pages.has(own(page)))).toEqual([])
})

test("shows the status of an address on its page, in its twin, and in both data files", () => {
  expect(registry.deployments).toHaveLength(15)
  const pages = new Map(readerPages().map(({ path, html }) => [path, html]))
  for (const { address, page, status: said } of registry.deployments) {
    const path = own(page)
    expect(said).toBe(status)
    for (const text of [pages.get(path) ?? "", publishedText(`${path.slice(1)}.md`)]) {
      expect(text).toContain(address)
      expect(text).toContain(status)
    }
  }
  expect(manifest.versions.map(version => version.status)).toEqual([status, status, undefined])
})

test("links to the contract data from pages and indexes", () => {
  const page = readerPages().find(({ path }) => path.endsWith("V1.1/contract.PanopticPool"))
  expect(page?.html).toContain('href="/contracts/v1.1/PanopticPool.abi.json"')
  const index = publishedText("docs/contracts/llms.txt")
  expect(index).toContain(`${site.url}/contracts/manifest.json`)
  expect(index).toContain(`${site.url}/contracts/registry.json`)
})
