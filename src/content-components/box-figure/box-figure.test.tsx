import { render, screen } from "@testing-library/react"
import { component } from "./component"
import { BoxFigure } from "./lazy"

const text = { title: "Returns", caption: "Weeks spread more.", unit: "%" }
const rows: [string, number, number, number, number, number][] = [
  ["Daily", -3.1, -0.1, 0, 0.1, 2.9],
  ["Weekly", -70, -4, 2, 5, 53],
]
const panels = () => screen.getByRole("img").querySelectorAll("svg")

test("rows share an axis, or have one each", () => {
  const { rerender } = render(<BoxFigure {...text} data={rows} />)
  expect(panels()).toHaveLength(1)
  rerender(<BoxFigure {...text} data={rows} axes="separate" />)
  expect(panels()).toHaveLength(2)
})

test("on its own axis a row fills the width", () => {
  render(<BoxFigure {...text} data={rows} axes="separate" />)
  for (const panel of panels()) {
    const places = [...panel.querySelectorAll("line")].map(line =>
      Number.parseFloat(line.getAttribute("x2") ?? ""),
    )
    expect(Math.max(...places)).toBeGreaterThan(90)
  }
})

test("the picture says all five numbers of a row by their names", () => {
  render(
    <BoxFigure {...text} data={rows.slice(0, 1)} names={["least", "a", "mean", "b", "most"]} />,
  )
  expect(screen.getByRole("img", { name: "Returns" })).toHaveAccessibleDescription(
    "Daily: least −3.1%, a −0.1%, mean 0.0%, b 0.1%, most 2.9%.",
  )
})

test("numbers that do not rise are refused", () => {
  const { error } = component.props.safeParse({ ...text, data: [["Daily", 1, 0, 2, 3, 4]] })
  expect(error?.issues[0]?.message).toBe("the five numbers of a row must rise from left to right")
})
