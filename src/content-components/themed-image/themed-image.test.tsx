import { render, screen } from "@testing-library/react"
import { ThemedImage } from "."

test("renders both images with the same text, one per color mode", () => {
  render(<ThemedImage alt="Roles" sources={{ light: "/l.svg", dark: "/d.svg" }} />)
  const images = screen.getAllByRole("img", { name: "Roles" })
  expect(images.map(image => [image.className, image.getAttribute("src")])).toEqual([
    ["light", "/l.svg"],
    ["dark", "/d.svg"],
  ])
})

test("loads images lazily, so that the hidden one is not fetched", () => {
  render(<ThemedImage alt="Roles" sources={{ light: "/l.svg", dark: "/d.svg" }} />)
  for (const image of screen.getAllByRole("img")) expect(image).toHaveAttribute("loading", "lazy")
})
