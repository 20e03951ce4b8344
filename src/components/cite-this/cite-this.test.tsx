import { render, screen } from "@testing-library/react"
import { CiteThis } from "."

it("shows the BibTeX entry when its summary is opened", () => {
  render(<CiteThis bibtex="@misc{lambert2024gamma}" />)
  expect(screen.getByText("Cite this article")).toBeInTheDocument()
  expect(screen.getByText("BibTeX").closest("figure")).toHaveTextContent("@misc{lambert2024gamma}")
})

it("hides the copy button until there is a script", () => {
  render(<CiteThis bibtex="@misc{lambert2024gamma}" />)
  expect(screen.getByText("Copy")).not.toBeVisible()
})

it("offers the article's archive as a download", () => {
  render(<CiteThis bibtex="" reproducePath="/a/x/reproduce.zip" />)
  const link = screen.getByRole("link", { name: /^Download/ })
  expect(link).toHaveAttribute("href", "/a/x/reproduce.zip")
  expect(link).toHaveAttribute("download")
})
