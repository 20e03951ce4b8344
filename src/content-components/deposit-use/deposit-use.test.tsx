import { fireEvent, render, screen } from "@testing-library/react"
import { DepositUse } from "./lazy"

const figure = (
  <DepositUse title="What a range takes" caption="One bound takes all." spot={1528} width={0.3} />
)

test("leaves a quarter of the asset at the arithmetic bound and nothing at the geometric one", () => {
  render(figure)
  expect(
    screen.getByText(/at 1,070 the position takes 75.3% of the asset; at 1,175 it takes all/),
  ).toBeInTheDocument()
  const reader = screen.getByRole("slider", { name: /read along/ })
  expect(reader).toHaveAttribute("aria-valuetext", "1,070 USDC: asset 75.3%, quote token 100.0%")
  fireEvent.change(reader, { target: { value: "1300" } })
  expect(reader).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(/asset 100.0%, quote token 6\d/),
  )
})

test("wastes little when the range is narrow", () => {
  render(figure)
  fireEvent.change(screen.getByRole("slider", { name: "Width of the range" }), {
    target: { value: "0.05" },
  })
  expect(screen.getByText(/takes 95.2% of the asset/)).toBeInTheDocument()
})
