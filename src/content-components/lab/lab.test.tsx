import { render, screen, within } from "@testing-library/react"
import { blackScholesValue } from "../../options/black-scholes"
import { component } from "./component"
import type { Shown } from "./model/chart-kinds"
import { labExample } from "./model/lab-example"
import { labNumbers } from "./model/lab-numbers"
import { valueTexts } from "./model/lab-texts"
import { Lab } from "./still"

const props = { label: "this short put", state: "1_a-sp-200310~40" }

test("links to the lab with the position", () => {
  render(<Lab {...props} />)
  expect(
    screen.getByRole("link", { name: "Open this short put in the option lab" }),
  ).toHaveAttribute("href", "/lab?lab.s=1_a-sp-200310~40")
})

test("shows the payoff, the legs, and the key numbers on the card", () => {
  render(<Lab {...props} />)
  const card = screen.getByRole("figure", { name: "Short put 2,000" })
  expect(
    within(card).getByRole("img", { name: /^Profit and loss after 7 days Short put 2,000/ }),
  ).toBeVisible()
  const told = within(card)
    .getAllByRole("term")
    .map(term => [term.textContent, term.nextSibling?.textContent])
  const { state, shown } = labExample(props.state)
  const numbers = labNumbers(state, state.a, (shown[0] as Shown).result)
  for (const [label, value] of told.slice(2))
    expect(numbers).toContainEqual(expect.objectContaining({ label, value }))
  const { worst, best } = (shown[0] as Shown).result
  expect(told.slice(0, 2)).toEqual([
    ["Worst case", valueTexts(state).signed(worst.profit)],
    ["Best case", valueTexts(state).signed(best.profit)],
  ])
  expect(told).toHaveLength(5)
})

test("counts the asset that covers a sold call and shows what the options alone would lose", () => {
  render(<Lab label="a covered call" state="1_h-30_c-0_ga-1_gq-0_a-sc-199360~78" />)
  const { shown } = labExample("1_h-30_c-0_ga-1_gq-0_a-sc-199360~78")
  const { income, worst, best, optionsOnly } = (shown[0] as Shown).result
  expect(worst.profit).toBeCloseTo(income - 2000, 6)
  expect(best.profit).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(optionsOnly.worst.profit).toBe(Number.NEGATIVE_INFINITY)
  expect(screen.getByText("Worst case").nextSibling).toHaveTextContent(
    /^−1,[89]\d\d USDC \(options only: unlimited loss\)$/,
  )
})

test("shows the same loss of a straddle as its figure, with 30 days of streamia at the strike", () => {
  const { shown } = labExample("1_h-30_c-0_a-bc-200310~2.bp-200310~2")
  const { worst, fees } = (shown[0] as Shown).result
  const value = (type: "call" | "put") =>
    blackScholesValue({ type, spot: 2000, strike: 2000, volatility: 0.8, years: 30 / 365 })
  expect(-worst.profit - fees).toBeCloseTo(value("call") + value("put"), -1)
})

test("shows two positions next to each other, each with its letter", () => {
  render(<Lab label="both" state="1_a-sp-200310~40_b-bc-200310~40" />)
  expect(screen.getByRole("figure", { name: "A: Short put 2,000" })).toHaveTextContent(
    "B: Long call 2,000",
  )
})

test("writes the same numbers as a table with a link in Markdown", () => {
  const markdown = component.toMarkdown?.(props, "") ?? ""
  expect(markdown).toMatch(/^\| Number +\| +Short put 2,000 \|/)
  expect(markdown).toContain("| Collateral requirement ")
  expect(markdown).toMatch(
    /options with an expiry\. \[Open this short put in the option lab\]\(\/lab\?lab\.s=1_a-sp-200310~40\)$/,
  )
})

test("rejects an unreadable state and reports what to write", () => {
  const found = component.props.safeParse({ ...props, state: "1_t-11_a-sp-200310~40" })
  expect(found.error?.issues[0]?.message).toMatch(/tick spacing "11" is not 10 or 60 or 200/)
})
