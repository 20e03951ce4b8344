import { render, screen } from "@testing-library/react"
import { PageMenu } from "."

it("links to the page's Markdown and to its source without script", () => {
  render(<PageMenu markdownPath="/docs/intro.md" editUrl="https://a.example/edit/x" />)
  expect(screen.getByText("View as Markdown")).toHaveAttribute("href", "/docs/intro.md")
  expect(screen.getByText("Edit this page")).toHaveAttribute("href", "https://a.example/edit/x")
  expect(screen.getByText("Page actions").closest("[data-aid]")).toHaveAttribute("data-aid", "menu")
})

it("omits the edit link when the page has no source", () => {
  render(<PageMenu markdownPath="/docs/intro.md" />)
  expect(screen.queryByText("Edit this page")).not.toBeInTheDocument()
})

it("renders nothing when the page has no text", () => {
  const { container } = render(<PageMenu />)
  expect(container).toBeEmptyDOMElement()
})
