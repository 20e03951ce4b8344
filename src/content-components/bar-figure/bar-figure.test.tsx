import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentProps } from "react"
import { component } from "./component"
import { BarFigure } from "./lazy"

const months: ComponentProps<typeof BarFigure> = {
  title: "Monthly premium",
  caption: "February lost.",
  unit: "%",
  data: [
    ["January", 1.2],
    ["February", -0.4],
  ],
  source: "Panoptic research",
}

test("names the lowest and highest bars in the description", () => {
  render(<BarFigure {...months} />)
  const picture = screen.getByRole("img", { name: "Monthly premium" })
  expect(picture).toHaveAccessibleDescription("2 bars from −0.4% (February) to 1.2% (January).")
})

test("counts the bars of both series in the description and names the series", () => {
  const data: typeof months.data = [
    ["January", 12, 8],
    ["February", 3, 20],
  ]
  render(<BarFigure {...months} unit="USDC" series={["ETH", "BTC"]} data={data} />)
  expect(screen.getByRole("img", { name: "Monthly premium" })).toHaveAccessibleDescription(
    "4 bars from 3 USDC (February, ETH) to 20 USDC (February, BTC).",
  )
})

test("shows every bar's value as text and names the source", () => {
  render(<BarFigure {...months} />)
  expect(screen.getAllByText("−0.4%")[0]).toBeVisible()
  expect(screen.getByText(/Source: Panoptic research\./)).toBeVisible()
})

test("lists the numbers of both series in the table", async () => {
  render(<BarFigure {...months} unit="USDC" series={["ETH", "BTC"]} data={[["January", 12, 8]]} />)
  await userEvent.click(screen.getByText("Show data"))
  const table = within(screen.getByRole("table"))
  expect(table.getByRole("columnheader", { name: "BTC, USDC" })).toBeVisible()
  expect(table.getByRole("row", { name: "January 12 8" })).toBeVisible()
})

test("rejects rows that do not fit the series", () => {
  expect(component.props.safeParse({ ...months, series: ["ETH", "BTC"] }).success).toBe(false)
})
