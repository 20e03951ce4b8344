import { render, screen } from "@testing-library/react"
import { CiteThis } from "."

it("holds the entry behind a line that opens it", () => {
  render(<CiteThis bibtex="@misc{lambert2024gamma}" />)
  expect(screen.getByText("Cite this article")).toBeInTheDocument()
  expect(screen.getByText("BibTeX").closest("figure")).toHaveTextContent("@misc{lambert2024gamma}")
})

it("has a button that copies, once there is a script", () => {
  render(<CiteThis bibtex="@misc{lambert2024gamma}" />)
  expect(screen.getByText("Copy")).not.toBeVisible()
})

it("has the archive that an article can be worked out again from, as a file to save", () => {
  render(<CiteThis bibtex="" reproducePath="/a/x/reproduce.zip" />)
  const link = screen.getByRole("link", { name: /^Download/ })
  expect(link).toHaveAttribute("href", "/a/x/reproduce.zip")
  expect(link).toHaveAttribute("download")
})
