import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fakeMatchMedia } from "../../testing/browser"
import { ColourModeSwitch } from "."

// Whatever a press has begun ends with its test.
afterEach(() => fireEvent.pointerCancel(document.body))

it("changes the colours and stores the choice", async () => {
  fakeMatchMedia()
  localStorage.clear()
  document.documentElement.dataset.theme = "light"
  render(<ColourModeSwitch />)
  await userEvent.click(screen.getByRole("button"))
  expect(document.documentElement).toHaveAttribute("data-theme", "dark")
  expect(localStorage.getItem("theme")).toBe("dark")
})

it("has what is below the screen left out as soon as it is pressed", () => {
  fakeMatchMedia()
  render(<ColourModeSwitch />)
  const below = document.body.appendChild(document.createElement("footer"))
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 100)
  fireEvent.pointerDown(screen.getByRole("button"))
  expect(below.style.getPropertyValue("content-visibility")).toBe("hidden")
  fireEvent.pointerCancel(document.body)
  expect(below.style.getPropertyValue("content-visibility")).toBe("")
})
