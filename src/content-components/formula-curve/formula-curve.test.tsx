import { fireEvent, render, screen } from "@testing-library/react"
import { FormulaCurve } from "./lazy"

const text = { title: "A formula", caption: "It bends." }
const reader = () => screen.getByRole("slider", { name: /read along/ })
const readAt = (value: string) => fireEvent.change(reader(), { target: { value } })

test("shows about 7 days at 100 percent volatility when the range factor is 1.25", () => {
  render(<FormulaCurve {...text} formula="range-expiry" values={[1]} />)
  readAt("1.25")
  expect(reader()).toHaveAttribute("aria-valuetext", "r = 1.25: σ 100% 7.12 days")
})

test("implies 72.5 percent from forty times the liquidity in a 30 bps pool", () => {
  render(<FormulaCurve {...text} formula="implied-volatility" values={[0.003]} />)
  readAt("40")
  expect(reader()).toHaveAttribute("aria-valuetext", "volume 40× liquidity: 30 bps 72.5%")
})

test("leaves a gap in range in the force-exercise ladder", () => {
  render(<FormulaCurve {...text} formula="force-exercise" lower={33.52} upper={37.8} />)
  readAt("37")
  expect(reader()).toHaveAttribute("aria-valuetext", "37: cost not possible in range")
  readAt("43")
  expect(reader()).toHaveAttribute("aria-valuetext", "43: cost 32 bps")
})

test("changes the probability of ending in range when volatility changes", () => {
  render(<FormulaCurve {...text} formula="probability-in-range" values={[1.2]} />)
  readAt("45")
  expect(reader()).toHaveAttribute("aria-valuetext", "after 45 days: r = 1.20 39.6%")
  fireEvent.change(screen.getByRole("slider", { name: "Annualized volatility" }), {
    target: { value: "0.5" },
  })
  expect(reader()).toHaveAttribute("aria-valuetext", expect.not.stringContaining("39.6%"))
})
