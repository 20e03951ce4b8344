import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readStorage } from "../../storage"
import { follow, isFollowed, tellChanges, unfollow } from "./changes"
import { difference, snapshotOf } from "./snapshot"

const before = `# Fees\n\nAn opening.\n\n## Rates {#rates}\n\nYou pay 10 bps on \`mint(a)\`.\n\n## Old\n\nGone soon.\n\n## Code\n\n\`\`\`ts\n## no heading\n\`\`\`\n`
const after = before
  .replace("10 bps", "12 bps")
  .replace("mint(a)", "mint(a, b)")
  .replace("## Old", "## New")

test("what has changed is told by section, as words, numbers or code", () => {
  expect(difference(snapshotOf(before), snapshotOf(after))).toEqual({
    changed: [{ section: "Rates", kinds: ["numbers", "code"] }],
    added: ["New"],
    removed: ["Old"],
  })
  expect(
    difference(snapshotOf(before), snapshotOf(before.replace("An opening", "A start"))),
  ).toEqual({ changed: [{ section: "", kinds: ["words"] }], added: [], removed: [] })
})

test("lines that are broken elsewhere are no change", () => {
  const broken = before.replace("You pay", "You\npay")
  expect(difference(snapshotOf(before), snapshotOf(broken)).changed).toEqual([])
})

describe("a reader who follows a page", () => {
  const path = "/docs/fees.md"
  let markdown = before
  globalThis.fetch = (async () => ({ ok: true, text: async () => markdown })) as never
  const tell = () => tellChanges(document.querySelector("details") as Element, path)

  beforeEach(() => {
    localStorage.clear()
    markdown = before
    document.body.innerHTML =
      '<main><details><summary>Page actions</summary></details><h2 id="rates">Rates</h2></main>'
  })

  it("is told nothing while nothing changes, and nothing of other pages", async () => {
    await tell()
    await follow(path)
    await tell()
    expect(screen.queryByRole("region")).not.toBeInTheDocument()
  })

  it("is told once what has changed, until it is read", async () => {
    await follow(path)
    markdown = after
    await tell()
    await tell()
    const note = screen.getByRole("region", { name: "What changed" })
    expect([...note.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Rates: numbers, code",
      "New: new",
      "Old: removed",
    ])
    expect(screen.getByRole("link", { name: "Rates" })).toHaveAttribute("href", "#rates")
    await userEvent.click(screen.getByRole("button"))
    await tell()
    expect(screen.queryByRole("region")).not.toBeInTheDocument()
  })

  it("leaves nothing in the browser once the last page is no longer followed", async () => {
    await follow(path)
    expect(isFollowed(path)).toBe(true)
    unfollow(path)
    expect(isFollowed(path)).toBe(false)
    expect(readStorage("followed-pages")).toBeNull()
  })

  it("is not troubled by a store that somebody has broken", () => {
    localStorage.setItem("followed-pages", "{")
    expect(isFollowed(path)).toBe(false)
  })
})
