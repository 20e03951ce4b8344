import { render, screen } from "@testing-library/react"
import { TermList } from "."

const terms = [{ title: "Ask", path: "/docs/terms/ask", definition: "Lowest price of a seller." }]

test("each term links to its page and stands before its definition", () => {
  render(<TermList terms={terms} />)
  expect(screen.getByRole("link", { name: "Ask" })).toHaveAttribute("href", "/docs/terms/ask")
  expect(screen.getByRole("term")).toHaveTextContent("Ask")
  expect(screen.getByRole("definition")).toHaveTextContent("Lowest price of a seller.")
})
