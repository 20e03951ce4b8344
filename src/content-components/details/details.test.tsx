import { render, screen } from "@testing-library/react"
import { Details } from "."

test("renders closed under its summary", () => {
  render(<Details summary="Derivation">Steps</Details>)
  expect(screen.getByRole("group")).not.toHaveAttribute("open")
  expect(screen.getByText("Derivation")).toBeVisible()
})

test("renders open when requested", () => {
  render(
    <Details summary="Derivation" open>
      Steps
    </Details>,
  )
  expect(screen.getByRole("group")).toHaveAttribute("open")
})
