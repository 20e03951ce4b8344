import { fireEvent, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { StreamiaPath } from "./lazy"

const week: ComponentProps<typeof StreamiaPath> = {
  title: "A week",
  caption: "Premium accrues in range.",
  strike: 2000,
  rangeFactor: 1.1,
  spot: 2000,
  volatility: 0.8,
  days: 7,
  seed: 1,
  feeRate: 0.003,
}
const accrued = () =>
  Number(/asset ([\d.,]+) USDC/.exec(screen.getByText(/Simulated price/).textContent ?? "")?.[1])

test("names the Black-Scholes premium of the same days", () => {
  render(<StreamiaPath {...week} />)
  expect(screen.getByText(/Black-Scholes premium for 7 days 88.4 USDC/)).toBeVisible()
})

test("names the range's initial value only when the price starts in range", () => {
  const { unmount } = render(<StreamiaPath {...week} />)
  expect(screen.getByText(/The range alone is worth 47.6 USDC at the start/)).toBeVisible()
  unmount()
  render(<StreamiaPath {...week} spot={2300} />)
  expect(screen.queryByText(/The range alone/)).toBeNull()
})

test("doubles the streamia when the spread is two", () => {
  render(<StreamiaPath {...week} />)
  const single = accrued()
  fireEvent.change(screen.getByRole("slider", { name: "Spread" }), { target: { value: "2" } })
  expect(accrued() / single).toBeCloseTo(2, 1)
})

test("streams nothing when the price stays out of range", () => {
  render(<StreamiaPath {...week} spot={5000} />)
  expect(accrued()).toBe(0)
})

test("draws another path when the seed changes", () => {
  render(<StreamiaPath {...week} />)
  const before = accrued()
  fireEvent.change(screen.getByRole("slider", { name: "Price path" }), { target: { value: "2" } })
  expect(accrued()).not.toBe(before)
})

test("reads both charts at the same day", () => {
  render(<StreamiaPath {...week} />)
  const [price, streamia] = screen.getAllByRole("slider", { name: /read along Days/ })
  if (price) fireEvent.change(price, { target: { value: "0" } })
  expect(price).toHaveAttribute("aria-valuetext", "day 0.00: price 2,000 USDC")
  expect(streamia).toHaveAttribute("aria-valuetext", "day 0.00: streamia 0 USDC")
})
