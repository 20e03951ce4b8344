import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LineChart } from "."
import type { LineChartProps } from "./line-chart-props"

const chart: LineChartProps = {
  title: "A straight line",
  description: "It rises from 0 to 20.",
  x: { label: "Price, USDC", domain: [0, 10] },
  y: { label: "Value, USDC", domain: [0, 20] },
  series: [
    {
      name: "value",
      points: [
        [0, 0],
        [10, 20],
      ],
    },
  ],
  readAt: 5,
}

test("gives the picture a name and a description", () => {
  render(<LineChart {...chart} />)
  const picture = screen.getByRole("img", { name: "A straight line It rises from 0 to 20." })
  expect(picture.querySelector("desc")).toHaveTextContent("It rises from 0 to 20.")
})

test("reads the curve step by step with the arrow keys", async () => {
  render(<LineChart {...chart} />)
  const reader = screen.getByRole("slider", { name: "A straight line: read along Price, USDC" })
  reader.focus()
  await userEvent.keyboard("{ArrowRight}")
  expect(reader).toHaveAttribute("aria-valuetext", "5.1: value 10.2")
  await userEvent.keyboard("{Home}")
  expect(reader).toHaveAttribute("aria-valuetext", "0: value 0")
})

test("reads the curve at the pointer", () => {
  render(<LineChart {...chart} />)
  const reader = screen.getByRole("slider")
  reader.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100)
  fireEvent(reader, new MouseEvent("pointermove", { bubbles: true, clientX: 250 }))
  expect(reader).toHaveAttribute("aria-valuetext", "7.5: value 15")
})

test("renders no slider when no starting position is given", () => {
  render(<LineChart {...chart} readAt={undefined} />)
  expect(screen.queryByRole("slider")).toBeNull()
})
