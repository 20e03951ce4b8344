import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentProps } from "react"
import { component } from "./component"
import { Payoff } from "./lazy"

const call: ComponentProps<typeof Payoff> = {
  title: "A long call",
  caption: "The loss ends at the premium.",
  legs: [{ type: "call", side: "long", strike: 2000, premium: 90 }],
  spot: 2000,
  range: [1500, 2500],
}

const slide = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } })
const reader = () => screen.getByRole("slider", { name: /read along/ })

test("names the figure after its title", () => {
  render(<Payoff {...call} />)
  expect(screen.getByRole("figure", { name: "A long call" })).toBeVisible()
})

test("names the corners and the breakeven in the description", () => {
  render(<Payoff {...call} />)
  const picture = screen.getByRole("img")
  expect(picture).toHaveAccessibleName(/−90 at 2,000.*\+410 at 2,500.*Breakeven at 2,090/)
})

test("lists the profit at the ends, the strike, and the breakeven in the table", async () => {
  render(<Payoff {...call} />)
  await userEvent.click(screen.getByText("Show data"))
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1)
  expect(rows.map(row => row.textContent)).toEqual(["1,500−90", "2,000−90", "2,0900", "2,500+410"])
})

test("reads the curve at the current price first", () => {
  render(<Payoff {...call} />)
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: profit −90 USDC")
})

test("reads the curve with the keyboard", async () => {
  render(<Payoff {...call} />)
  reader().focus()
  await userEvent.keyboard("{End}")
  expect(reader()).toHaveAttribute("aria-valuetext", "2,500 USDC: profit +410 USDC")
})

test("moves the breakeven when the strike moves", () => {
  render(<Payoff {...call} />)
  slide("Strike", "100")
  expect(screen.getByRole("img")).toHaveAccessibleName(/Breakeven at 2,190/)
})

test("multiplies profit and loss when the size grows", () => {
  render(<Payoff {...call} />)
  slide("Size", "2")
  expect(reader()).toHaveAttribute("aria-valuetext", "2,000 USDC: profit −180 USDC")
})

test("draws, describes, and explains a leg by its price range when it has one", () => {
  const ranged: ComponentProps<typeof Payoff> = {
    ...call,
    legs: [{ type: "put", side: "long", strike: 2000, premium: 0, rangeFactor: 1.2 }],
  }
  render(<Payoff {...ranged} />)
  expect(screen.getByRole("img")).toHaveAccessibleName(/When closed, in USDC/)
  expect(screen.getByText(/In a range: call S − V\(S\)/)).toBeInTheDocument()
})

test("also draws the value before expiry when days and volatility are given", () => {
  render(<Payoff {...call} days={30} volatility={0.4} />)
  expect(reader()).toHaveAttribute(
    "aria-valuetext",
    "2,000 USDC: at expiry −90 USDC, 30 days before +1 USDC",
  )
  slide("Annualized volatility", "0.8")
  expect(reader()).toHaveAttribute("aria-valuetext", expect.stringContaining("before +93 USDC"))
})

test("moves two strikes closer when their distance shrinks", () => {
  const strangle: ComponentProps<typeof Payoff> = {
    ...call,
    legs: [
      { type: "put", side: "short", strike: 1900, premium: 40 },
      { type: "call", side: "short", strike: 2100, premium: 40 },
    ],
  }
  render(<Payoff {...strangle} />)
  slide("Strike distance", "0.5")
  expect(screen.getByRole("img")).toHaveAccessibleName(/\+80 at 1,950, \+80 at 2,050/)
})

test("offers a range factor instead of a strike distance when a leg has a range", () => {
  render(<Payoff {...call} legs={[{ type: "lp", lower: 1600, upper: 2500, entry: 2000 }]} />)
  expect(screen.getByRole("slider", { name: "Range factor" })).toHaveValue("1.25")
  expect(screen.queryByRole("slider", { name: "Strike distance" })).toBeNull()
})

test("shows no controls when the author leaves them out", () => {
  render(<Payoff {...call} adjust={[]} />)
  expect(screen.getAllByRole("slider")).toEqual([reader()])
})

test("rejects a leg without a strike", () => {
  const { title, caption } = call
  const legs = [{ type: "call", side: "long" }]
  expect(component.props.safeParse({ title, caption, legs }).success).toBe(false)
})

test("rejects a range in the wrong order", () => {
  expect(component.props.safeParse({ ...call, range: [2500, 1500] }).success).toBe(false)
})

test("reads the parts of a strategy next to the total", () => {
  render(
    <Payoff
      title="A hedged position"
      caption="The put takes the loss away."
      legs={[
        { type: "lp", lower: 769.23, upper: 1300, entry: 1000, fees: 30, part: "position" },
        { type: "put", side: "long", strike: 1000, premium: 65.96, part: "put" },
      ]}
      spot={1000}
      range={[500, 1500]}
    />,
  )
  expect(screen.getByRole("slider", { name: /read along/ })).toHaveAttribute(
    "aria-valuetext",
    "1,000 USDC: together −36 USDC, position +30 USDC, put −66 USDC",
  )
})

test("draws breakevens as dots without labels when there are more than two", () => {
  const legs: ComponentProps<typeof Payoff>["legs"] = [
    { type: "put", side: "short", strike: 100, premium: 6 },
    { type: "call", side: "short", strike: 100, premium: 6 },
    { type: "put", side: "long", strike: 85, premium: 1, quantity: 2 },
    { type: "call", side: "long", strike: 115, premium: 1, quantity: 2 },
  ]
  render(
    <Payoff title="W" caption="It crosses zero often." legs={legs} spot={100} range={[60, 140]} />,
  )
  expect(screen.getByRole("img")).toHaveAccessibleName(/Breakeven at .* and .* and /)
  expect(screen.queryByText(/^breakeven/)).toBeNull()
})
