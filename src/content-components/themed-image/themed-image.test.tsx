import { render, screen } from "@testing-library/react"
import { ThemedImage } from "."

test("both pictures are there with the same text, each for one colour mode", () => {
  render(<ThemedImage alt="Roles" sources={{ light: "/l.svg", dark: "/d.svg" }} />)
  const images = screen.getAllByRole("img", { name: "Roles" })
  expect(images.map(image => [image.className, image.getAttribute("src")])).toEqual([
    ["light", "/l.svg"],
    ["dark", "/d.svg"],
  ])
})

test("a picture that is not shown is not fetched", () => {
  render(<ThemedImage alt="Roles" sources={{ light: "/l.svg", dark: "/d.svg" }} />)
  for (const image of screen.getAllByRole("img")) expect(image).toHaveAttribute("loading", "lazy")
})
