import { render, screen, within } from "@testing-library/react"
import { component } from "./component"
import type { Shown } from "./model/chart-kinds"
import { labExample } from "./model/lab-example"
import { labNumbers } from "./model/lab-numbers"
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
    within(card).getByRole("img", { name: /^Value since the open Short put 2,000/ }),
  ).toBeVisible()
  const told = within(card)
    .getAllByRole("term")
    .map(term => [term.textContent, term.nextSibling?.textContent])
  const { state, shown } = labExample(props.state)
  const numbers = labNumbers(state, state.a, (shown[0] as Shown).result)
  for (const [label, value] of told.slice(2))
    expect(numbers).toContainEqual(expect.objectContaining({ label, value }))
  // The put's range ends below 2,000, so part of the best case is not yet reached at that price.
  expect(told.slice(0, 2)).toEqual([
    ["Worst case", expect.stringMatching(/^−1,9\d\d USDC$/)],
    ["Best case", expect.stringMatching(/^\+\d+\.\d+ USDC$/)],
  ])
  expect(told).toHaveLength(5)
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
    /before streamia and fees\. \[Open this short put in the option lab\]\(\/lab\?lab\.s=1_a-sp-200310~40\)$/,
  )
})

test("rejects an unreadable state and says what to write", () => {
  const found = component.props.safeParse({ ...props, state: "1_t-11_a-sp-200310~40" })
  expect(found.error?.issues[0]?.message).toMatch(/tick spacing "11" is not 10 or 60 or 200/)
})
