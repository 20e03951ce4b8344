import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { contractPages } from "../../content/contracts/contract-pages"
import { parseContractFiles } from "../../content/contracts/contract-problems"
import { type DrawnContract, drawnContract } from "../../content/contracts/drawn-contract"
import { ContractView } from "./view"

const folder = join(__dirname, "../../../content/contracts")
const { files } = parseContractFiles(name => readFileSync(join(folder, name), "utf8"))
if (!files) throw new Error("the contract files have problems")
const pages = contractPages(files)

function referenceOf(version: string, name: string): DrawnContract {
  const page = pages.find(entry => entry.version === version && entry.name === name)
  if (!page) throw new Error(`no page of ${name} in ${version}`)
  return drawnContract(page.reference)
}

const show = (version: string, name: string) =>
  render(<ContractView reference={referenceOf(version, name)} />)

test("shows the contract's name as the title", () => {
  show("V1.0", "PanopticPool")
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("PanopticPool")
})

test("links to the same contract in each version and marks the current version", () => {
  show("V1.0", "PanopticPool")
  const nav = within(screen.getByRole("navigation", { name: "Contract version" }))
  expect(nav.getByRole("link", { name: "V1.0" })).toHaveAttribute("aria-current", "page")
  expect(nav.getByRole("link", { name: "V1.1" })).toHaveAttribute(
    "href",
    "/docs/contracts/V1.1/contract.PanopticPool",
  )
})

test("explains why a version lacks the contract instead of linking to it", () => {
  show("V1.0", "FeesCalc")
  const nav = within(screen.getByRole("navigation", { name: "Contract version" }))
  expect(nav.queryByRole("link", { name: "V1.1" })).toBeNull()
  expect(nav.getByText("FeesCalc is not part of V1.1.")).toBeInTheDocument()
})

test("links parents that have a page", () => {
  show("V1.0", "PanopticFactory")
  expect(screen.getAllByRole("link", { name: "FactoryNFT" })[0]).toHaveAttribute(
    "href",
    "/docs/contracts/V1.0/base/contract.FactoryNFT",
  )
})

test("links the source on the version's branch", () => {
  show("V1.1", "Math")
  expect(screen.getByRole("link", { name: "contracts/libraries/Math.sol" })).toHaveAttribute(
    "href",
    "https://github.com/panoptic-labs/panoptic-v1-core/blob/v1.1.x/contracts/libraries/Math.sol",
  )
})

test("lists the parameters of a function with type and meaning", () => {
  show("V1.1", "PanopticFactory")
  const table = screen.getByRole("table", { name: "Parameters of deployNewPool" })
  const row = within(table).getByRole("row", { name: /salt/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map(cell => cell.textContent),
  ).toEqual(["uint96", "Caller-chosen 96-bit salt part"])
})

test("offers to copy a function's selector", () => {
  show("V1.1", "PanopticFactory")
  expect(screen.getByRole("button", { name: "Copy selector of deployNewPool" })).toHaveAttribute(
    "data-copy",
    "0x321d9e43",
  )
})

test("shows the deployed event first and that of the published source in a note when they differ", () => {
  show("V1.1", "SemiFungiblePositionManager")
  expect(
    screen.getByRole("button", { name: "Copy topic of EnforcedTicksUpdated" }),
  ).toHaveAttribute(
    "data-copy",
    "0xd4564aab6e4f5325a1d0fc8d17f8f2a148f5331b077408619531b48d1ac90f2b",
  )
  const note = screen.getByText("EnforcedTicksUpdated(uint64,int24,int24)").closest("p")
  expect(note).toHaveTextContent(
    "Mainnet emits this. The published source has EnforcedTicksUpdated(uint64,int24,int24), topic 0x3a1899d9",
  )
})

test("offers to copy an event's topic", () => {
  show("V1.0", "ERC20Minimal")
  expect(screen.getByRole("button", { name: "Copy topic of Transfer" })).toHaveAttribute(
    "data-copy",
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
  )
})

test("lists the visibility, mutability, and modifiers of a function", () => {
  show("V1.0", "CollateralTracker")
  const item = screen.getByRole("heading", { name: "delegate" }).parentElement
  if (!item) throw new Error("the heading is outside of its item")
  const list = within(item).getByRole("list")
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(item => item.textContent),
  ).toEqual(["external", "nonpayable", "onlyPanopticPool"])
})

test.each(pages.map(page => [page.path, page] as const))(
  "has every anchor of the table of contents on %s",
  (_, { reference, anchors }) => {
    const { container } = render(<ContractView reference={drawnContract(reference)} />)
    const ids = [...container.querySelectorAll("[id]")].map(element => element.id)
    expect(anchors.filter(anchor => !ids.includes(anchor))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test("shows the bits of a packed type before its functions", () => {
  show("V1.1", "TokenIdLibrary")
  const titles = screen.getAllByRole("heading", { level: 2 }).map(item => item.textContent)
  expect(titles.slice(0, 2)).toEqual(["Bit layouts", "Internal functions"])
  expect(screen.getByRole("region", { name: "Drawing of TokenId" })).toBeInTheDocument()
})

test("shows what changed with old and new signatures on the page of the later version", () => {
  show("V1.1", "Multicall")
  const section = within(screen.getByRole("region", { name: "What changed in V1.1" }))
  expect(section.getByText("multicall", { selector: "p > code" })).toBeInTheDocument()
  const [before, after] = section.getAllByRole("definition")
  expect(before?.textContent).toContain("public payable returns")
  expect(after?.textContent).not.toContain("payable")
})

test("names the replacement of a replaced item", () => {
  show("V1.1", "Errors")
  const section = within(screen.getByRole("region", { name: "What changed in V1.1" }))
  expect(section.getByRole("listitem")).toHaveTextContent(
    "InvalidUniswapCallback → UnauthorizedUniswapCallback",
  )
})

test("links the page of the earlier version to what changed", () => {
  show("V1.0", "Multicall")
  expect(screen.getByText(/1 declaration differs between V1.0 and V1.1/)).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "What changed in V1.1" })).toHaveAttribute(
    "href",
    "/docs/contracts/V1.1/base/abstract.Multicall#what-changed-in-v11",
  )
})

test("says so when a contract is unchanged", () => {
  show("V1.1", "PointerLibrary")
  expect(screen.getByText(/declarations are the same in V1.0 and V1.1/)).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "What changed in V1.1" })).toBeNull()
})

test("marks what earlier editions had wrong", () => {
  show("V1.0", "SemiFungiblePositionManager")
  expect(screen.getAllByText(/^(?:.* )?isBurn corrected\.$/)).toHaveLength(2)
})

test("lists callable functions before internal ones, which are folded", () => {
  show("V1.1", "CollateralTracker")
  const titles = screen.getAllByRole("heading", { level: 2 }).map(item => item.textContent)
  expect(titles.slice(0, 2)).toEqual(["Functions", "Internal functions"])
  const internal = within(screen.getByRole("region", { name: "Internal functions" }))
  expect(internal.getByRole("group")).not.toHaveAttribute("open")
  expect(internal.getAllByText("_computeStrangle")).not.toEqual([])
  const callable = within(screen.getByRole("region", { name: "Functions" }))
  const reach = callable
    .getAllByRole("list")
    .map(list => within(list).getAllByRole("listitem")[0]?.textContent)
    .filter(word => word === "external" || word === "public")
  expect(reach).toEqual([...reach].sort())
  expect(reach).toContain("public")
})

test("folds nothing when a library has no callable functions", () => {
  show("V1.1", "Math")
  expect(screen.queryByRole("group")).toBeNull()
})

test("opens the other version at what is being read", () => {
  show("V1.0", "PanopticPool")
  const other = screen.getByRole("link", { name: "V1.1" })
  other.addEventListener("click", event => event.preventDefault())
  window.location.hash = "#mintoptions"
  fireEvent.click(other)
  expect(other).toHaveAttribute(
    "href",
    expect.stringMatching(/contract\.PanopticPool#mintoptions$/),
  )
  window.location.hash = ""
})

test("shows the status next to an address and an ABI", () => {
  const reference = {
    ...referenceOf("V1.1", "PanopticPool"),
    deployment: { address: "0x0000000000035D9945Bf4d24393828e920376bAe", chains: [] },
    status: "Deprecated and vulnerable: do not deposit",
  }
  render(<ContractView reference={reference} />)
  expect(screen.getByRole("button", { name: "Copy the address of PanopticPool" })).toHaveAttribute(
    "data-copy",
    reference.deployment.address,
  )
  expect(screen.getByRole("link", { name: "PanopticPool.abi.json" })).toHaveAttribute(
    "href",
    "/contracts/v1.1/PanopticPool.abi.json",
  )
  expect(screen.getByText("Deprecated and vulnerable: do not deposit")).toBeInTheDocument()
})
