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

test("reports changes by section, as words, numbers or code", () => {
  expect(difference(snapshotOf(before), snapshotOf(after))).toEqual({
    changed: [{ section: "Rates", kinds: ["numbers", "code"] }],
    added: ["New"],
    removed: ["Old"],
  })
  expect(
    difference(snapshotOf(before), snapshotOf(before.replace("An opening", "A start"))),
  ).toEqual({ changed: [{ section: "", kinds: ["words"] }], added: [], removed: [] })
})

test("ignores changed line breaks", () => {
  const broken = before.replace("You pay", "You\npay")
  expect(difference(snapshotOf(before), snapshotOf(broken)).changed).toEqual([])
})

describe("a followed page", () => {
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

  it("shows nothing when nothing has changed or the page is not followed", async () => {
    await tell()
    await follow(path)
    await tell()
    expect(screen.queryByRole("region")).not.toBeInTheDocument()
  })

  it("shows once what has changed, until the reader has read it", async () => {
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

  it("leaves nothing in the browser when the last page is no longer followed", async () => {
    await follow(path)
    expect(isFollowed(path)).toBe(true)
    unfollow(path)
    expect(isFollowed(path)).toBe(false)
    expect(readStorage("followed-pages")).toBeNull()
  })

  it("counts as not followed when the stored value is invalid", () => {
    localStorage.setItem("followed-pages", "{")
    expect(isFollowed(path)).toBe(false)
  })
})
