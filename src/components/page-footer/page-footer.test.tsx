import { render, screen } from "@testing-library/react"
import { PageFooter } from "."

it("says when the page was changed, and by whom where that is known", () => {
  const { container, rerender } = render(<PageFooter lastUpdated="2024-02-29" />)
  expect(container).toHaveTextContent("Last updated February 29, 2024")
  expect(container).not.toHaveTextContent("by")
  rerender(<PageFooter lastUpdated="2024-02-29" lastUpdatedBy="Ana" />)
  expect(container).toHaveTextContent("Last updated February 29, 2024 by Ana")
})

it("is without a line where it has nothing to say", () => {
  const { container } = render(<PageFooter />)
  expect(container.querySelector("p")).not.toBeInTheDocument()
})

it("asks whether the page was of help, and leads to an issue about it", () => {
  render(<PageFooter markdownPath="/docs/intro.md" />)
  expect(screen.getByText("Was this helpful?")).toHaveAttribute("data-aid", "feedback")
  const { href } = screen.getByText<HTMLAnchorElement>("Tell us in an issue")
  expect(new URL(href).searchParams.get("title")).toBe("Feedback on /docs/intro.md")
})

it("does not ask where there is no text to judge", () => {
  render(<PageFooter />)
  expect(screen.queryByText("Was this helpful?")).not.toBeInTheDocument()
})
