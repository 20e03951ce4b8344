import { fireEvent, render, screen } from "@testing-library/react"
import { component } from "./component"
import { PriceRange } from "./lazy"

const text = { title: "A range", caption: "It bends." }

test("computes the bounds from the strike and the range factor", () => {
  render(<PriceRange {...text} strike={2500} rangeFactor={1.5} />)
  expect(screen.getByRole("img")).toHaveAccessibleName(/Range from 1,667 to 3,750 USDC/)
})

test("computes the strike from the bounds", () => {
  render(<PriceRange {...text} lower={1600} upper={2500} />)
  expect(screen.getByRole("img")).toHaveAccessibleName(/strike 2,000/)
})

test("notes what the position holds at the price", () => {
  render(<PriceRange {...text} strike={1000} rangeFactor={1.1} spot={1200} />)
  expect(screen.getByText(/out of range and the position holds 0.000 of the asset/)).toBeVisible()
})

test("names a later expiry when the range is wider", () => {
  render(<PriceRange {...text} strike={2000} rangeFactor={1.2} volatility={0.8} />)
  expect(
    screen.getByText(/like 7.4 days to expiry at an annualized volatility of 80%/),
  ).toBeVisible()
  fireEvent.change(screen.getByRole("slider", { name: "Range factor" }), {
    target: { value: "1.5" },
  })
  expect(screen.getByText(/like 36.6 days/)).toBeVisible()
})

test("rejects a strike with bounds, and a strike without a range factor", () => {
  const both = { ...text, strike: 2000, rangeFactor: 1.2, lower: 1, upper: 2 }
  expect(component.props.safeParse(both).success).toBe(false)
  expect(component.props.safeParse({ ...text, strike: 2000 }).success).toBe(false)
})
