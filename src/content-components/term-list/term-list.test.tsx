import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { TermList } from "./lazy"

const terms = [
  { title: "Ask", path: "/docs/terms/ask", definition: "Lowest price of a seller." },
  { title: "At the money", path: "/docs/terms/atm", definition: "The strike is at the price." },
  { title: "Put", path: "/docs/terms/put", definition: "The right to sell." },
]

beforeEach(() => {
  render(<TermList terms={terms} />)
})

test("links each term to its page, before its definition and under its letter", () => {
  const group = within(screen.getByRole("region", { name: "P" }))
  expect(group.getByRole("link", { name: "Put" })).toHaveAttribute("href", "/docs/terms/put")
  expect(group.getByRole("term")).toHaveTextContent("Put")
  expect(group.getByRole("definition")).toHaveTextContent("The right to sell.")
})

test("links every letter to its terms", () => {
  const letters = within(screen.getByRole("navigation", { name: "Terms from A to Z" }))
  const targets = letters.getAllByRole("link").map(link => link.getAttribute("href")?.slice(1))
  expect(targets).toEqual(["letter-a", "letter-p"])
  for (const target of targets) expect(document.getElementById(target ?? "")).toBeVisible()
})

test("shows only terms whose name or definition matches the filter, and their letters", async () => {
  await userEvent.type(screen.getByRole("searchbox", { name: "Filter terms" }), "price")
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Ask",
    "At the money",
  ])
  expect(screen.queryByRole("link", { name: "P" })).toBeNull()
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 terms")
})

test("focuses the first remaining term when Enter is pressed", async () => {
  await userEvent.type(screen.getByRole("searchbox", { name: "Filter terms" }), "sell put{Enter}")
  expect(screen.getByRole("link", { name: "Put" })).toHaveFocus()
})
