import { fireEvent, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { LiquidationPrice } from "./lazy"

const put: ComponentProps<typeof LiquidationPrice> = {
  title: "A short put",
  caption: "Liquidatable below.",
  type: "put",
  strike: 2000,
  collateral: 500,
}

test("names and marks the liquidation price", () => {
  render(<LiquidationPrice {...put} />)
  expect(screen.getByText(/^Liquidatable below 1,900 USDC\./)).toBeVisible()
  expect(screen.getByText("liquidatable below 1,900")).toBeInTheDocument()
})

test("moves the liquidation price away when collateral grows", () => {
  render(<LiquidationPrice {...put} />)
  fireEvent.change(screen.getByRole("slider", { name: "Collateral" }), {
    target: { value: "1000" },
  })
  expect(screen.getByText(/^Liquidatable below 1,400 USDC\./)).toBeVisible()
})

test("covers a call up to five times its strike with one unit of the asset, and at any price with 1.2", () => {
  render(<LiquidationPrice {...put} type="call" collateral={1} collateralToken="asset" />)
  expect(screen.getByText(/^Liquidatable above 10,000 USDC\./)).toBeVisible()
  fireEvent.change(screen.getByRole("slider", { name: "Collateral" }), { target: { value: "1.2" } })
  expect(
    screen.getByText(/covers the requirement at every price/, { ignore: "desc" }),
  ).toBeVisible()
})

test("is liquidatable at every price when collateral is below the ratio", () => {
  render(<LiquidationPrice {...put} collateral={300} />)
  expect(screen.getByText(/below the requirement at every price/, { ignore: "desc" })).toBeVisible()
})

test("moves the liquidation price nearer when the buffer after a mint applies", () => {
  render(<LiquidationPrice {...put} collateral={600} maintenance={4 / 3} />)
  expect(screen.getByText(/^Liquidatable below 1,950 USDC\./)).toBeVisible()
})

test("allows enough collateral that the option is never liquidatable", () => {
  render(<LiquidationPrice {...put} />)
  const slider = screen.getByRole("slider", { name: "Collateral" })
  expect(slider).toHaveAttribute("max", "2400")
  fireEvent.change(slider, { target: { value: "2400" } })
  expect(
    screen.getByText(/covers the requirement at every price/, { ignore: "desc" }),
  ).toBeVisible()
})

test("names the version of its margin rule", () => {
  render(<LiquidationPrice {...put} />)
  expect(screen.getByText(/Margin rule of Panoptic V1\.$/)).toBeVisible()
})

test("applies the gated launch's rule when the version is gated", () => {
  render(<LiquidationPrice {...put} collateral={600} version="gated" />)
  expect(
    screen.getByText(/^Liquidatable below 1,750 USDC\..*gated launch \(beta, 2023\)/),
  ).toBeVisible()
})
