import { render, screen } from "@testing-library/react"
import { PageMenu } from "."

it("leads to the Markdown of the page and to where it is edited, without a script", () => {
  render(<PageMenu markdownPath="/docs/intro.md" editUrl="https://a.example/edit/x" />)
  expect(screen.getByText("View as Markdown")).toHaveAttribute("href", "/docs/intro.md")
  expect(screen.getByText("Edit this page")).toHaveAttribute("href", "https://a.example/edit/x")
  expect(screen.getByText("Page actions").closest("[data-aid]")).toHaveAttribute("data-aid", "menu")
})

it("leads nowhere to edit a page that has no such place", () => {
  render(<PageMenu markdownPath="/docs/intro.md" />)
  expect(screen.queryByText("Edit this page")).not.toBeInTheDocument()
})

it("is not there where a page has no text", () => {
  const { container } = render(<PageMenu />)
  expect(container).toBeEmptyDOMElement()
})
