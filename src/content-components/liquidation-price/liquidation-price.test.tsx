import { fireEvent, render, screen } from "@testing-library/react"
import { LiquidationPrice, type LiquidationPriceProps } from "."

const put: LiquidationPriceProps = {
  title: "A short put",
  caption: "Liquidatable below.",
  type: "put",
  strike: 2000,
  collateral: 500,
}

test("the liquidation price is named and marked", () => {
  render(<LiquidationPrice {...put} />)
  expect(screen.getByText(/^Liquidatable below 1,875 USDC\./)).toBeVisible()
  expect(screen.getByText("liquidatable below 1,875")).toBeInTheDocument()
})

test("more collateral moves it away", () => {
  render(<LiquidationPrice {...put} />)
  fireEvent.change(screen.getByRole("slider", { name: "Collateral" }), {
    target: { value: "1000" },
  })
  expect(screen.getByText(/^Liquidatable below 1,250 USDC\./)).toBeVisible()
})

test("a call covered by its asset is never liquidatable", () => {
  render(<LiquidationPrice {...put} type="call" collateral={1} collateralToken="asset" />)
  expect(
    screen.getByText(/covers the requirement at every price/, { ignore: "desc" }),
  ).toBeVisible()
})

test("collateral below the ratio is liquidatable everywhere", () => {
  render(<LiquidationPrice {...put} collateral={300} />)
  expect(screen.getByText(/below the requirement at every price/, { ignore: "desc" })).toBeVisible()
})

test("with the buffer after a mint the price is nearer", () => {
  render(<LiquidationPrice {...put} collateral={600} maintenance={4 / 3} />)
  expect(screen.getByText(/^Liquidatable below 1,938 USDC\./)).toBeVisible()
})
