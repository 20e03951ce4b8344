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

test("the Black-Scholes premium of the same days is named", () => {
  render(<StreamiaPath {...week} />)
  expect(screen.getByText(/Black-Scholes premium for 7 days 88.4 USDC/)).toBeVisible()
})

test("the value of the range at the start is named where the price starts in range", () => {
  const { unmount } = render(<StreamiaPath {...week} />)
  expect(screen.getByText(/The range alone is worth 47.6 USDC at the start/)).toBeVisible()
  unmount()
  render(<StreamiaPath {...week} spot={2300} />)
  expect(screen.queryByText(/The range alone/)).toBeNull()
})

test("a spread of two doubles the streamia", () => {
  render(<StreamiaPath {...week} />)
  const single = accrued()
  fireEvent.change(screen.getByRole("slider", { name: "Spread" }), { target: { value: "2" } })
  expect(accrued() / single).toBeCloseTo(2, 1)
})

test("a price that stays out of range streams nothing", () => {
  render(<StreamiaPath {...week} spot={5000} />)
  expect(accrued()).toBe(0)
})

test("another seed gives another path", () => {
  render(<StreamiaPath {...week} />)
  const before = accrued()
  fireEvent.change(screen.getByRole("slider", { name: "Price path" }), { target: { value: "2" } })
  expect(accrued()).not.toBe(before)
})

test("both charts are read at the same day", () => {
  render(<StreamiaPath {...week} />)
  const [price, streamia] = screen.getAllByRole("slider", { name: /read along Days/ })
  if (price) fireEvent.change(price, { target: { value: "0" } })
  expect(price).toHaveAttribute("aria-valuetext", "day 0.00: price 2,000 USDC")
  expect(streamia).toHaveAttribute("aria-valuetext", "day 0.00: streamia 0 USDC")
})
