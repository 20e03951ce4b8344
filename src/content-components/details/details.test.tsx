import { render, screen } from "@testing-library/react"
import { Details } from "."

test("the text is closed at first under its summary", () => {
  render(<Details summary="Derivation">Steps</Details>)
  expect(screen.getByRole("group")).not.toHaveAttribute("open")
  expect(screen.getByText("Derivation")).toBeVisible()
})

test("it may be open at first", () => {
  render(
    <Details summary="Derivation" open>
      Steps
    </Details>,
  )
  expect(screen.getByRole("group")).toHaveAttribute("open")
})
