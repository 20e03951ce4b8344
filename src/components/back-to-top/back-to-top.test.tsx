import { render, screen } from "@testing-library/react"
import { BackToTop } from "."

it("leads to the top without any script", () => {
  render(<BackToTop />)
  expect(screen.getByRole("link", { name: "Back to top" })).toHaveAttribute("href", "#top")
})
