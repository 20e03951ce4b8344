import { fireEvent, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { Greeks } from "./lazy"

const delta: ComponentProps<typeof Greeks> = {
  title: "Delta of a call",
  caption: "It rises around the strike.",
  greek: "delta",
  legs: [{ type: "call", side: "long", strike: 2000 }],
  spot: 2000,
  range: [1000, 3000],
  days: [30, 7],
  volatility: 0.8,
}
const reader = () => screen.getByRole("slider", { name: /read along/ })

test("shows a delta slightly above one half at the money for each time", () => {
  render(<Greeks {...delta} />)
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: 30 days +0.55, 7 days +0.52")
})

test("shows theta per day and vega per percentage point", () => {
  const { unmount } = render(<Greeks {...delta} greek="theta" days={30} />)
  // −Sσφ(d₁)/(2√T)/365 = −3.03
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: 30 days −3.03")
  unmount()
  render(<Greeks {...delta} greek="vega" days={30} />)
  // S√T·φ(d₁)/100 = 2.27
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: 30 days +2.27")
})

test("draws one curve and no volatility slider when the leg is an LP position", () => {
  render(<Greeks {...delta} legs={[{ type: "lp", lower: 1600, upper: 2500 }]} />)
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: delta +0.47")
  expect(screen.queryByRole("slider", { name: "Annualized volatility" })).toBeNull()
})

test("lowers a call's delta when the strike moves above the price", () => {
  render(<Greeks {...delta} days={30} />)
  fireEvent.change(screen.getByRole("slider", { name: "Strike" }), { target: { value: "400" } })
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: 30 days +0.248")
})
