import { render, screen } from "@testing-library/react"
import { PrevNext } from "."

it("links the previous and next pages", () => {
  render(
    <PrevNext
      label="Docs pages"
      previous={{ label: "Legs", path: "/legs" }}
      next={{ label: "Spread", path: "/spread" }}
    />,
  )
  expect(screen.getByRole("link", { name: "Previous Legs" })).toHaveAttribute("href", "/legs")
  expect(screen.getByRole("link", { name: "Next Spread" })).toHaveAttribute("href", "/spread")
})

it("renders nothing when there is neither", () => {
  const { container } = render(<PrevNext label="Docs pages" previous={null} next={null} />)
  expect(container).toBeEmptyDOMElement()
})
