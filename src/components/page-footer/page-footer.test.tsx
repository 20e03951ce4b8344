import { render, screen } from "@testing-library/react"
import { PageFooter } from "."

it("shows the date of the last change, and the author when known", () => {
  const { container, rerender } = render(<PageFooter lastUpdated="2024-02-29" />)
  expect(container).toHaveTextContent("Last updated February 29, 2024")
  expect(container).not.toHaveTextContent("by")
  rerender(<PageFooter lastUpdated="2024-02-29" lastUpdatedBy="Ana" />)
  expect(container).toHaveTextContent("Last updated February 29, 2024 by Ana")
})

it("omits the line when it would be empty", () => {
  const { container } = render(<PageFooter />)
  expect(container.querySelector("p")).not.toBeInTheDocument()
})

it.each([
  "/docs/intro.md",
  "/docs/Q&A.md",
  "/docs/C++.md",
  "/docs/100%.md",
  "/docs/50%25 off #1?.md",
  "/docs/質問.md",
])("asks if the page was helpful, and links to an issue titled with %s", path => {
  render(<PageFooter markdownPath={path} />)
  expect(screen.getByText("Was this helpful?")).toHaveAttribute("data-aid", "feedback")
  const { searchParams, hash } = new URL(
    screen.getByText<HTMLAnchorElement>("Tell us in an issue").href,
  )
  expect([...searchParams]).toEqual([["title", `Feedback on ${path}`]])
  expect(hash).toBe("")
})

it("does not ask when there is no text to rate", () => {
  render(<PageFooter />)
  expect(screen.queryByText("Was this helpful?")).not.toBeInTheDocument()
})
