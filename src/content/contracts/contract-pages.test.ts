import { readFileSync } from "node:fs"
import { join } from "node:path"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { contractPath } from "../routes"
import { contractPages } from "./contract-pages"
import { parseContractFiles } from "./contract-problems"
import { contractSidebar, sidebarRoutes } from "./contract-sidebar"

const folder = join(__dirname, "../../../content/contracts")
const { files } = parseContractFiles(name => readFileSync(join(folder, name), "utf8"))
if (!files) throw new Error("the contract files have problems")
const pages = contractPages(files)

function pageAt(version: string, name: string) {
  const page = pages.find(entry => entry.version === version && entry.name === name)
  if (!page) throw new Error(`no page of ${name} in ${version}`)
  return page
}

const keccak = (text: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`

test("creates 86 pages and lists each of them once in the sidebars", () => {
  const listed = ["V1.0", "V1.1", "V2"].flatMap(version =>
    sidebarRoutes(contractSidebar(files.sidebar, version)),
  )
  expect(pages).toHaveLength(86)
  expect(pages.map(({ path }) => path).sort()).toEqual(listed.sort())
})

test("names the file that a page is made from, in the folder that was read", () => {
  const elsewhere = contractPages({ ...files, folder: "fixtures/contracts" })
  expect(pageAt("V1.1", "Math").file).toBe("content/contracts/v1.1.json")
  expect(elsewhere[0]?.file).toBe("fixtures/contracts/v1.0.json")
})

test("builds a path from version, folder, kind, and name", () => {
  expect(pageAt("V1.1", "IERC20Partial").path).toBe(
    "/docs/contracts/V1.1/tokens/interfaces/interface.IERC20Partial",
  )
  expect(contractPath("V1.0", { kind: "contract", name: "PanopticPool" })).toBe(
    "/docs/contracts/V1.0/contract.PanopticPool",
  )
})

test("lists the core contracts before the folders in the sidebar", () => {
  const labels = contractSidebar(files.sidebar, "V1.1").map(({ label }) => label)
  expect(labels).toEqual([
    "SemiFungiblePositionManager",
    "PanopticPool",
    "CollateralTracker",
    "PanopticFactory",
    "base",
    "interfaces",
    "libraries",
    "tokens",
    "types",
  ])
})

test("gives each page its own title and its own description of 70 to 160 characters", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(86)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(86)
  for (const { description } of pages) {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test.each(pages.map(page => [page.path, page] as const))("has unique anchors on %s", (_, page) => {
  expect(new Set(page.anchors).size).toBe(page.anchors.length)
})

test("keeps the anchors of overloaded functions and distinguishes their headings", () => {
  const headings = pageAt("V1.0", "PanopticPool").headings.filter(({ text }) =>
    text.startsWith("burnOptions"),
  )
  expect(headings).toEqual([
    { depth: 3, id: "burnoptions", text: "burnOptions(TokenId, TokenId[], int24, int24)" },
    { depth: 3, id: "burnoptions-1", text: "burnOptions(TokenId[], TokenId[], int24, int24)" },
  ])
})

test("links contract pages only to pages and anchors that exist", () => {
  const targets = new Set(
    pages.flatMap(({ path, anchors }) => [path, ...anchors.map(anchor => `${path}#${anchor}`)]),
  )
  const links = JSON.stringify(pages.map(({ reference }) => reference)).matchAll(
    /"href":"(\/docs\/contracts[^"]*)"/g,
  )
  const broken = [...links].map(([, href = ""]) => href).filter(href => !targets.has(href))
  expect(broken).toEqual([])
})

test("links inherited functions to their declarations in the parent", () => {
  const [group] = pageAt("V1.0", "CollateralTracker").reference.inherited ?? []
  expect(group?.functions[2]).toEqual({
    name: "balanceOf",
    canonical: "balanceOf(address)",
    selector: "0x70a08231",
    href: "/docs/contracts/V1.0/tokens/abstract.ERC20Minimal#balanceof",
  })
})

test("links the version switch to the same contract in the other versions", () => {
  for (const version of ["V1.0", "V1.1"])
    expect(pageAt(version, "Math").reference.versions).toEqual([
      { version: "V1.0", href: "/docs/contracts/V1.0/libraries/library.Math" },
      { version: "V1.1", href: "/docs/contracts/V1.1/libraries/library.Math" },
      { version: "V2", href: "/docs/contracts/V2/libraries/library.Math" },
    ])
})

test.each([
  ["V1.1", "PanopticPool", "contract.PanopticPoolV2"],
  ["V1.0", "PanopticFactory", "contract.PanopticFactoryV3"],
  ["V1.1", "PanopticFactory", "contract.PanopticFactoryV4"],
])(
  "links %s's %s to its counterpart in V2 and back when the name changed",
  (version, name, file) => {
    const page = pageAt(version, name)
    const href = `/docs/contracts/V2/${file}`
    expect(page.reference.versions).toContainEqual({ version: "V2", href })
    const later = pages.find(({ path }) => path === href)
    expect(later?.reference.versions).toContainEqual({ version, href: page.path })
  },
)

test("says on every V2 page that no chain was read, and warns only about closed versions", () => {
  const notice = { label: "Closed" } as never
  for (const { version, reference } of contractPages(files, { notice })) {
    expect([version, reference.notice !== undefined]).toEqual([version, version !== "V2"])
    expect(reference.caveat ?? "").toMatch(version === "V2" ? /No chain was read/ : /^$/)
  }
})

test("says in the version switch why a contract has no other version", () => {
  const page = pageAt("V1.0", "FeesCalc")
  expect(page.reference.versions).toEqual([
    { version: "V1.0", href: page.path },
    { version: "V1.1", reason: "FeesCalc is not part of V1.1" },
    { version: "V2", href: "/docs/contracts/V2/libraries/library.FeesCalc" },
  ])
})

test("has selectors that are the first four bytes of the canonical signature's hash", () => {
  const items = files.versions
    .flatMap(({ contracts }) => contracts)
    .flatMap(({ functions = [], errors = [], inherited = [], stateVariables = [] }) => [
      ...functions,
      ...errors,
      ...inherited.flatMap(group => group.functions),
      ...stateVariables.flatMap(({ getter }) => getter ?? []),
    ])
    .filter(({ selector }) => selector !== undefined)
  expect(items.length).toBeGreaterThan(250)
  for (const { canonical = "", selector } of items) {
    expect([canonical, keccak(canonical).slice(0, 10)]).toEqual([canonical, selector])
  }
})

test("has topics that are the hash of the canonical signature", () => {
  const events = files.versions.flatMap(({ contracts }) => contracts).flatMap(c => c.events ?? [])
  expect(events).toHaveLength(81)
  const published = events.flatMap(event => event.published ?? [])
  expect(published).toHaveLength(4)
  for (const { canonical, topic } of [...events, ...published])
    expect(keccak(canonical)).toBe(topic)
})

test("gives every external or public function a selector, and no internal one", () => {
  const functions = files.versions.flatMap(({ contracts }) =>
    contracts.flatMap(c => c.functions ?? []),
  )
  for (const { visibility, selector, signature } of functions) {
    const callable = visibility === "external" || visibility === "public"
    expect([signature, selector !== undefined]).toEqual([signature, callable])
  }
})

test("includes the selector in the search section of a function", () => {
  const section = pageAt("V1.1", "PanopticFactory").sections.find(
    ({ anchor }) => anchor === "deploynewpool",
  )
  expect(section?.trail).toEqual(["Functions", "deployNewPool"])
  expect(section?.text).toContain("0x321d9e43")
})

test("includes the topic in the search section of an event", () => {
  const section = pageAt("V1.0", "ERC20Minimal").sections.find(
    ({ anchor }) => anchor === "transfer-1",
  )
  expect(section?.text).toContain(
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
  )
})

test("has every anchor of a search section on its page", () => {
  for (const { anchors, sections } of pages) {
    for (const { anchor } of sections) if (anchor) expect(anchors).toContain(anchor)
  }
})

test("describes changes on the page of the later version and links there from the earlier one", () => {
  const later = pageAt("V1.1", "SafeTransferLib")
  expect(later.reference.changes).toMatchObject({ status: "changed", count: 1, shownHere: true })
  expect(later.headings.at(-1)).toEqual({
    depth: 2,
    id: "what-changed-in-v11",
    text: "What changed in V1.1",
  })
  expect(pageAt("V1.0", "SafeTransferLib").reference.changes.href).toBe(
    `${later.path}#what-changed-in-v11`,
  )
})

test("describes the burn flag of position creation as in the source", () => {
  for (const version of ["V1.0", "V1.1"]) {
    const item = pageAt(version, "SemiFungiblePositionManager").reference.functions?.find(
      ({ name }) => name === "_createPositionInAMM",
    )
    expect(item?.params.find(({ name }) => name === "isBurn")?.meaning).toBe(
      "True while closing, false while opening",
    )
  }
})

test("describes the utilization returned by minting as a pair of 16 bits", () => {
  const item = pageAt("V1.0", "PanopticPool").reference.functions?.find(
    ({ name }) => name === "_mintInSFPMAndUpdateCollateral",
  )
  expect(item?.returns[0]).toMatchObject({
    type: "uint32",
    meaning: "Utilization pair, 16 bits each",
  })
})
