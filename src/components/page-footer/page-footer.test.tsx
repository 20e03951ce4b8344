import { render, screen } from "@testing-library/react"
import { PageFooter } from "."

it("leads to the Markdown of the page", () => {
  render(<PageFooter markdownPath="/docs/intro.md" />)
  expect(screen.getByRole("link", { name: "View as Markdown" })).toHaveAttribute(
    "href",
    "/docs/intro.md",
  )
})

it("has a button that copies it, once there is a script", () => {
  render(<PageFooter markdownPath="/docs/intro.md" />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  expect(screen.getByText("Copy page as Markdown")).toHaveAttribute("data-path", "/docs/intro.md")
})

it("is without a line where it has nothing to say", () => {
  const { container } = render(<PageFooter />)
  expect(container.querySelector("p")).toBeEmptyDOMElement()
})
