import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { UtilizationCurve } from "./lazy"

const text = { title: "A curve", caption: "It turns." }
const reader = () => screen.getByRole("slider", { name: /read along/ })

async function rows() {
  await userEvent.click(screen.getByText("Show data"))
  const [, ...found] = within(screen.getByRole("table")).getAllByRole("row")
  return found.map(row => row.textContent)
}

test("requires 60 percent of sellers when utilization is 70 percent", async () => {
  render(<UtilizationCurve {...text} kind="seller-collateral" />)
  expect(reader()).toHaveAttribute("aria-valuetext", "70% used: collateral 60.0%")
  expect(await rows()).toContain("90%100.0%1.0×")
})

test("halves the collateral of buyers when the pool is saturated", async () => {
  render(<UtilizationCurve {...text} kind="buyer-collateral" />)
  expect(await rows()).toContain("90%5.00%20.0×")
})

test("ends the spread at 3.25", async () => {
  render(<UtilizationCurve {...text} kind="spread" />)
  expect(await rows()).toContain("90%3.25×")
})

test("draws other parameters when the author sets them", async () => {
  render(
    <UtilizationCurve {...text} kind="commission" from={0.006} to={0.002} start={0.1} end={0.5} />,
  )
  expect(await rows()).toContain("30%0.40%")
})

test("keeps the requirement low for longer when the curve turns later", () => {
  render(<UtilizationCurve {...text} kind="seller-collateral" />)
  fireEvent.change(screen.getByRole("slider", { name: "Utilization at which it turns" }), {
    target: { value: "0.7" },
  })
  expect(reader()).toHaveAttribute("aria-valuetext", "70% used: collateral 20.0%")
})

test("names the versions unless the author replaced the parameters", () => {
  const { unmount } = render(<UtilizationCurve {...text} kind="seller-collateral" />)
  expect(screen.getByText(/^Same in the gated launch and V1/)).toBeVisible()
  unmount()
  render(<UtilizationCurve {...text} kind="seller-collateral" from={0.3} />)
  expect(screen.queryByText(/^Same in the gated launch and V1/)).not.toBeInTheDocument()
})
