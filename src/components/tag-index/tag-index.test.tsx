import { render, screen, within } from "@testing-library/react"
import { TagIndex } from "."

const tags = [
  { label: "0DTE", path: "/t/0dte", count: 1 },
  { label: "Audit", path: "/t/audit", count: 11 },
  { label: "audits", path: "/t/audits", count: 2 },
]

it("groups tags by first letter without regard to case", () => {
  render(<TagIndex tags={tags} />)
  const group = within(screen.getByRole("region", { name: "Tags: A" }))
  expect(group.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Audit",
    "audits",
  ])
})

it("puts digits and signs together", () => {
  render(<TagIndex tags={tags} />)
  expect(screen.getByRole("region", { name: "Tags: #" })).toHaveTextContent("0DTE")
})
