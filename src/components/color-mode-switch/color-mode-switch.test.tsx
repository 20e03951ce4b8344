import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { ColorModeSwitch } from "."

it("changes the colors and stores the choice", async () => {
  fakeMatchMedia()
  localStorage.clear()
  document.documentElement.dataset.theme = "light"
  render(<ColorModeSwitch />)
  await userEvent.click(screen.getByRole("button"))
  expect(document.documentElement).toHaveAttribute("data-theme", "dark")
  expect(localStorage.getItem("theme")).toBe("dark")
})
