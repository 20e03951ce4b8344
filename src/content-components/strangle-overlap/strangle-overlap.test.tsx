import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { StrangleOverlap } from "./lazy"

const figure = (
  <StrangleOverlap
    title="Liquidity"
    caption="They are the same."
    spot={2000}
    rangeFactor={1.27}
    delta={0.3}
  />
)

test("gives the strangle the straddle's liquidity in the overlap of its ranges and about half beyond", async () => {
  render(figure)
  await userEvent.click(screen.getByText("Show data"))
  const rows = screen
    .getAllByRole("row")
    .slice(1)
    .map(row => row.textContent)
  expect(rows).toEqual([
    "1,449–1,5970.0%47.6%",
    "1,597–1,753100.0%47.6%",
    "1,753–2,337100.0%100.0%",
    "2,337–2,576100.0%52.4%",
    "2,576–2,8270.0%52.4%",
  ])
})

test("reads the liquidity at a price", () => {
  render(figure)
  const reader = screen.getByRole("slider", { name: /read along/ })
  fireEvent.change(reader, { target: { value: "2400" } })
  expect(reader).toHaveAttribute("aria-valuetext", "2,400 USDC: strangle 52.4%, straddle 100.0%")
})

test("keeps the ranges overlapping around the price when the delta is small", () => {
  render(figure)
  fireEvent.change(screen.getByRole("slider", { name: "Strangle's delta" }), {
    target: { value: "0.05" },
  })
  expect(screen.getByText(/The strangle's ranges overlap from 1,9/)).toBeInTheDocument()
})
