import { render, screen, within } from "@testing-library/react"
import { TagIndex } from "."

const tags = [
  { label: "0DTE", path: "/t/0dte", count: 3 },
  { label: "Audit", path: "/t/audit", count: 11 },
  { label: "audits", path: "/t/audits", count: 2 },
]

it("groups tags by first letter, regardless of case", () => {
  render(<TagIndex tags={tags} noun="post" />)
  const group = within(screen.getByRole("region", { name: "Tags: A" }))
  expect(group.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Audit",
    "audits",
  ])
})

it("puts digits and symbols together", () => {
  render(<TagIndex tags={tags} noun="post" />)
  expect(screen.getByRole("region", { name: "Tags: #" })).toHaveTextContent("0DTE")
})

it("folds tags with a single page below the others and shows their number", () => {
  render(
    <TagIndex tags={[...tags, { label: "Awards", path: "/t/awards", count: 1 }]} noun="post" />,
  )
  const more = screen.getByText("1 topic with one post").closest("details")
  expect(more).not.toHaveAttribute("open")
  expect(more).toHaveTextContent("Awards")
  expect(screen.getByRole("region", { name: "Tags: A" })).not.toHaveTextContent("Awards")
})

it("folds nothing when every tag has a single page", () => {
  render(<TagIndex tags={[{ label: "Awards", path: "/t/awards", count: 1 }]} noun="post" />)
  expect(screen.getByRole("link", { name: "Awards" })).toBeVisible()
  expect(document.querySelector("details")).toBeNull()
})
