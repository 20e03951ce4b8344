import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Scatter } from "./lazy"
import type { ScatterProps } from "./props"

const figure: ScatterProps = {
  title: "Premium and volatility",
  caption: "Pools above the line gained.",
  x: { label: "premium", unit: "%" },
  y: { label: "volatility", unit: "%" },
  groups: ["gained", "lost"],
  data: [
    ["LINK", 0.72, 57, "lost"],
    ["BTT", 0.1, 33, "gained"],
    ["HEX", 1.48, 109, "lost"],
  ],
  line: { slope: 115, label: "115 times the premium" },
}
const reader = () =>
  screen.getByRole("slider", { name: "Premium and volatility: read point by point" })

test("steps through the points from left to right", async () => {
  render(<Scatter {...figure} />)
  expect(reader()).toHaveAttribute("aria-valuetext", "BTT: premium 0.10%, volatility 33%, gained")
  fireEvent.change(reader(), { target: { value: "1" } })
  expect(reader()).toHaveAttribute("aria-valuetext", "LINK: premium 0.72%, volatility 57%, lost")
})

test("reads the point nearest to the pointer, even while the pointer is pressed", async () => {
  render(<Scatter {...figure} />)
  const input = reader()
  input.getBoundingClientRect = () => new DOMRect(0, 0, 200, 280)
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(input, new MouseEvent(type, { bubbles: true, clientX, clientY }))
  at("pointermove", 170, 40)
  expect(input).toHaveAttribute("aria-valuetext", expect.stringMatching(/^HEX/))
  at("pointerdown", 80, 160)
  fireEvent.change(input, { target: { value: "0" } })
  expect(input).toHaveAttribute("aria-valuetext", expect.stringMatching(/^LINK/))
})

test("draws points within the axes, whatever their numbers", () => {
  const data: ScatterProps["data"] = [
    ["far", -40, 1e6],
    ["near", 3, -2],
  ]
  render(<Scatter {...figure} groups={undefined} line={undefined} data={data} />)
  const circles = screen.getByRole("img").querySelectorAll("circle")
  expect(circles).toHaveLength(2)
  for (const circle of circles) {
    const across = Number.parseFloat(circle.getAttribute("cx") ?? "")
    expect(across).toBeGreaterThan(2)
    expect(across).toBeLessThan(98)
    const down = Number(circle.getAttribute("cy"))
    expect(down).toBeGreaterThan(24)
    expect(down).toBeLessThan(24 + 280)
  }
})

test("keeps the line through the origin within the axes when the data is below zero or far from it", () => {
  const spots: [number, number][][] = [
    [
      [-20, -10],
      [12, 5],
    ],
    [
      [5, 75],
      [20, 92],
    ],
  ]
  for (const [first, second] of spots) {
    if (!first || !second) throw new Error("two points are needed")
    const { unmount } = render(
      <Scatter
        {...figure}
        groups={undefined}
        line={{ slope: 1, label: "no change" }}
        data={[
          ["one", ...first],
          ["two", ...second],
        ]}
      />,
    )
    const line = screen.getByRole("img").querySelector("line.level")
    const [left, right] = ["x1", "x2"].map(name =>
      Number.parseFloat(line?.getAttribute(name) ?? ""),
    )
    const [low, high] = ["y1", "y2"].map(name => Number(line?.getAttribute(name)))
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(100)
    expect(low).toBeLessThanOrEqual(24 + 280)
    expect(high).toBeGreaterThanOrEqual(0)
    expect(right).toBeGreaterThan(left ?? Number.NaN)
    if (first[0] < 0) expect(left).toBeLessThan(50)
    unmount()
  }
})

test("describes the points and the line in words", () => {
  render(<Scatter {...figure} />)
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Premium and volatility 3 points (1 gained, 2 lost), premium from 0.10% (BTT) to 1.48% (HEX), volatility up to 109% (HEX). 115 times the premium.",
  )
})

test("lists the points with their groups in a table", async () => {
  render(<Scatter {...figure} />)
  await userEvent.click(screen.getByText("Show data"))
  expect(screen.getByRole("row", { name: "HEX 1.48% 109% lost" })).toBeInTheDocument()
})
