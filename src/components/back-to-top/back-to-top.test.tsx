import { render, screen } from "@testing-library/react"
import { BackToTop } from "."

it("links to the top without script", () => {
  render(<BackToTop />)
  expect(screen.getByRole("link", { name: "Back to top" })).toHaveAttribute("href", "#top")
})
