import { fireEvent, render, screen } from "@testing-library/react"
import { PathFan } from "./lazy"

const month = { title: "A month", caption: "Most leave.", spot: 2000, volatility: 0.8, days: 30 }

test("draws the envelope one standard deviation to either side", () => {
  render(<PathFan {...month} />)
  const reader = screen.getByRole("slider", { name: /read along/ })
  fireEvent.change(reader, { target: { value: "30" } })
  expect(reader).toHaveAttribute("aria-valuetext", "day 30.0: +1σ 2,450 USDC, −1σ 1,549 USDC")
})

test("names the probability and the share of time in range when bounds are given", () => {
  render(<PathFan {...month} lower={1800} upper={2200} />)
  expect(screen.getByText(/with a probability of 34%/, { ignore: "desc" })).toBeVisible()
  expect(screen.getByText(/in range for \d+% of the time/, { ignore: "desc" })).toBeVisible()
})

test("lowers the probability of staying in range when volatility rises", () => {
  render(<PathFan {...month} lower={1800} upper={2200} />)
  fireEvent.change(screen.getByRole("slider", { name: "Annualized volatility" }), {
    target: { value: "1.6" },
  })
  expect(screen.getByText(/with a probability of 17%/, { ignore: "desc" })).toBeVisible()
})

test("draws as many paths as requested", () => {
  render(<PathFan {...month} paths={7} />)
  expect(screen.getByRole("img").querySelectorAll("path")).toHaveLength(7 + 2)
})
