import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PayoffPicture } from "."

const picture = () => screen.getByRole("img").getAttribute("aria-label")

it("starts as a bought call, in words too", () => {
  render(<PayoffPicture />)
  expect(picture()).toBe(
    "A bought call is worth nothing below the range and rises one for one with the price above it. Strike 2,000, range 1,667 to 2,400 USDC.",
  )
})

it("switches between call, put and straddle", async () => {
  render(<PayoffPicture />)
  await userEvent.click(screen.getByRole("radio", { name: "Put" }))
  expect(picture()).toContain("A bought put")
  await userEvent.click(screen.getByRole("radio", { name: "Straddle" }))
  expect(picture()).toContain("A bought straddle")
})

it("shows the seller's side", async () => {
  render(<PayoffPicture />)
  await userEvent.click(screen.getByRole("radio", { name: "Sell" }))
  expect(picture()).toContain("A sold call")
})

it("moves the strike and the range with it", () => {
  render(<PayoffPicture />)
  fireEvent.change(screen.getByRole("slider", { name: /Strike/ }), { target: { value: "2400" } })
  expect(picture()).toContain("Strike 2,400, range 2,000 to 2,880 USDC.")
})

it("widens the range", () => {
  render(<PayoffPicture />)
  fireEvent.change(screen.getByRole("slider", { name: /Width/ }), { target: { value: "25" } })
  expect(screen.getByRole("slider", { name: /Width/ })).toHaveAttribute(
    "aria-valuetext",
    "1,600 to 2,500",
  )
})
