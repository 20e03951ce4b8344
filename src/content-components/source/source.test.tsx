import { render, screen } from "@testing-library/react"
import { Source } from "."
import { component } from "./component"

const at = "contracts/RiskEngine.sol:2142-2192"

test("names the file, lines, commit, and date in a popover that its button opens", () => {
  render(<Source at={at} />)
  const button = screen.getByRole("button", { name: "Source: RiskEngine.sol, lines 2142–2192" })
  const note = document.getElementById(button.getAttribute("popovertarget") ?? "")
  expect(note).toHaveAttribute("popover", "auto")
  expect(note).toHaveTextContent(
    "RiskEngine.sol lines 2142–2192, panoptic-v2-core at d20b0aed, April 20, 2026",
  )
  expect(note?.querySelector("a")).toHaveAttribute(
    "href",
    "https://github.com/panoptic-labs/panoptic-v2-core/blob/d20b0aed127ab5d3e5ca17c5399782aad2f0ff4c/contracts/RiskEngine.sol#L2142-L2192",
  )
})

test("opens its own note when a page cites the same source twice", () => {
  render(
    <>
      <Source at={at} />
      <Source at={at} />
    </>,
  )
  const targets = screen.getAllByRole("button").map(button => button.getAttribute("popovertarget"))
  expect(new Set(targets).size).toBe(2)
})

test("writes parentheses in Markdown when the source is a document", () => {
  expect(component.toMarkdown?.({ in: "docs", at: "docs/contracts/parameters.md" }, "")).toBe(
    "(source: [parameters.md](https://github.com/panoptic-labs/docs/blob/36e185ddc968267b0cd72528332238343726db05/docs/contracts/parameters.md), docs at 36e185dd, July 1, 2026)",
  )
})

test("rejects invalid line numbers", () => {
  expect(component.props.safeParse({ at: "contracts/RiskEngine.sol:a" }).success).toBe(false)
})
