import { render, screen } from "@testing-library/react"
import { component } from "./component"
import { BoxFigure } from "./lazy"

const text = { title: "Returns", caption: "Weeks spread more.", unit: "%" }
const rows: [string, number, number, number, number, number][] = [
  ["Daily", -3.1, -0.1, 0, 0.1, 2.9],
  ["Weekly", -70, -4, 2, 5, 53],
]
const panels = () => screen.getByRole("img").querySelectorAll("svg")

test("draws rows on one axis, or on separate axes when requested", () => {
  const { rerender } = render(<BoxFigure {...text} data={rows} />)
  expect(panels()).toHaveLength(1)
  rerender(<BoxFigure {...text} data={rows} axes="separate" />)
  expect(panels()).toHaveLength(2)
})

test("fills the width with each row when the axes are separate", () => {
  render(<BoxFigure {...text} data={rows} axes="separate" />)
  for (const panel of panels()) {
    const places = [...panel.querySelectorAll("line")].map(line =>
      Number.parseFloat(line.getAttribute("x2") ?? ""),
    )
    expect(Math.max(...places)).toBeGreaterThan(90)
  }
})

test("describes the five numbers of a row by name", () => {
  render(
    <BoxFigure {...text} data={rows.slice(0, 1)} names={["least", "a", "mean", "b", "most"]} />,
  )
  expect(screen.getByRole("img", { name: "Returns" })).toHaveAccessibleDescription(
    "Daily: least −3.1%, a −0.1%, mean 0.0%, b 0.1%, most 2.9%.",
  )
})

test("rejects numbers that do not rise", () => {
  const { error } = component.props.safeParse({ ...text, data: [["Daily", 1, 0, 2, 3, 4]] })
  expect(error?.issues[0]?.message).toBe("the five numbers of a row must rise from left to right")
})
