import { readFileSync } from "node:fs"
import { join } from "node:path"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parse } from "yaml"
import { labStateIn } from "../../../content/lab-state-in"
import { labAddress } from "../../../content/routes"
import type { LabFile } from "../../../content/schema/lab"
import { readState } from "../model/read-state"
import { Instrument } from "./instrument"

const data: LabFile = parse(
  readFileSync(join(__dirname, "../../../../content/data/lab.yaml"), "utf8"),
)

const show = (state = "") => {
  window.history.replaceState(null, "", state ? labAddress(state) : "/lab")
  return render(<Instrument data={data} />)
}
const settle = () => act(() => jest.advanceTimersByTime(1000))
const inAddress = () => {
  settle()
  const text = labStateIn(window.location.search) ?? ""
  return { text, ...readState(text) }
}
const told = (label: string | RegExp) =>
  screen.getByText(label, { selector: "summary span" }).closest("summary")?.textContent
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("opens with a short put, its numbers, and its warning", () => {
  show()
  expect(screen.getByRole("slider", { name: "Leg 1, strike" })).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(/^Short put 1,901 USDC$/),
  )
  expect(told("Liquidation price")).toMatch(/1,265 USDC or lower/)
  expect(told("Delta")).toMatch(/\+0\.\d+ ETH/)
  expect(screen.getByRole("list", { name: "Warnings" })).toHaveTextContent("In-range risk")
})

test.each(data.presets.map(preset => [preset.name, preset] as const))(
  "builds %s in one choice with an address that opens the same numbers",
  async (name, preset) => {
    const { container, unmount } = show()
    fireEvent.change(screen.getByRole("combobox", { name: "Strategy" }), {
      target: { value: name },
    })
    expect(screen.getAllByRole("group", { name: /^Leg \d/ })).toHaveLength(preset.legs.length)
    const { text, faults } = inAddress()
    const numbers = container.querySelector(".lab-numbers")?.textContent
    expect(faults).toEqual([])
    unmount()
    const again = show(text)
    expect(again.container.querySelector(".lab-numbers")?.textContent).toBe(numbers)
  },
)

test("moves a strike by one tick with arrow keys, by ten with page keys, and updates the address", () => {
  show("1_a-sp-200310~40")
  const strike = screen.getByRole("slider", { name: "Leg 1, strike" })
  fireEvent.keyDown(strike, { key: "ArrowRight" })
  expect(inAddress().state.a.legs[0]?.strike).toBe(-200300)
  fireEvent.keyDown(strike, { key: "PageDown" })
  expect(inAddress().state.a.legs[0]?.strike).toBe(-200400)
  fireEvent.keyDown(screen.getByRole("slider", { name: "Leg 1, upper end of the range" }), {
    key: "ArrowRight",
  })
  expect(inAddress().state.a.legs[0]?.width).toBe(41)
})

test("raises the price with the right arrow key when the asset is token1", () => {
  show("1_x-1_d0-6_d1-18_a-sp200310~40")
  const strike = screen.getByRole("slider", { name: "Leg 1, strike" })
  const before = Number(strike.getAttribute("aria-valuenow"))
  expect(before).toBeCloseTo(2000, -1)
  fireEvent.keyDown(strike, { key: "ArrowRight" })
  expect(Number(strike.getAttribute("aria-valuenow"))).toBeGreaterThan(before)
})

test("moves a typed strike to the nearest usable one and applies a typed size immediately", async () => {
  show()
  const field = screen.getByRole("spinbutton", { name: /^Strike/ })
  await user.clear(field)
  await user.type(field, "1700{Enter}")
  expect(screen.getByRole("slider", { name: "Leg 1, strike" })).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(/Short put 1,(69|70)\d USDC/),
  )
  const size = screen.getByRole("spinbutton", { name: /^Size/ })
  await user.clear(size)
  await user.type(size, "2")
  expect(inAddress().state.a.size).toBe(2)
})

test("reports the accepted range and changes nothing when a number is outside it", async () => {
  show()
  const field = screen.getByRole("spinbutton", { name: /^Annual volatility/ })
  await user.clear(field)
  await user.type(field, "5000")
  expect(field).toHaveAccessibleDescription("Write a number from 1 to 1000.")
  fireEvent.blur(field)
  expect(field).toHaveValue(500)
})

test("shows a second position next to the first, edits it separately, and can keep it alone", async () => {
  show()
  await user.click(screen.getByRole("button", { name: "Compare with a second position" }))
  fireEvent.change(screen.getByRole("combobox", { name: "Strategy" }), {
    target: { value: "Iron condor" },
  })
  const { state } = inAddress()
  expect([state.a.legs.length, state.b?.legs.length]).toEqual([1, 4])
  expect(told("Worst case at any price")).toMatch(/A .*B /)
  await user.click(screen.getByRole("button", { name: "Remove A" }))
  expect(inAddress().state).toEqual({ ...state, a: state.b, b: undefined })
})

test("adds, partners, and removes legs", async () => {
  show("1_a-sp-200310~40")
  await user.click(screen.getByRole("button", { name: "Add a leg" }))
  const [partner] = screen.getAllByRole("combobox", { name: "Risk partner" })
  if (!partner) throw new Error("no list of partners")
  await user.selectOptions(partner, "1")
  expect(inAddress().state.a.legs.map(leg => leg.partner)).toEqual([1, 0])
  expect(told("Collateral requirement")).toMatch(/0\.1 ETH/)
  await user.click(screen.getByRole("button", { name: /^Remove leg 1/ }))
  expect(inAddress().state.a.legs.map(leg => [leg.type, leg.partner])).toEqual([["call", 0]])
})

test("opens a number's formula with its values and a link to the page that explains it", () => {
  show("1_ua-0_uq-0_a-sp-200310~2")
  const summary = screen.getByText("Commission").closest("details")
  expect(summary).toHaveTextContent("0.2% of what every leg moves = 4 USDC")
  expect(within(summary as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    data.explained.commission,
  )
})

test("warns about undefined risk for a short call but not for a spread", () => {
  show("1_g-0_a-sc-199310~40")
  expect(screen.getByRole("list", { name: "Warnings" })).toHaveTextContent("The risk is undefined.")
  fireEvent.change(screen.getByRole("combobox", { name: "Strategy" }), {
    target: { value: "Call spread" },
  })
  settle()
  expect(screen.queryByText(/The risk is undefined/)).toBeNull()
})

test("reports what is wrong with a damaged address and opens the rest", () => {
  show("1_p-2500_t-7_a-sp-198100~40")
  expect(screen.getByRole("alert")).toHaveTextContent('The tick spacing "7" is not 10 or 60 or 200')
  expect(screen.getByRole("spinbutton", { name: /^Price/ })).toHaveValue(2500)
})

test("shows each chart's numbers as a table", () => {
  show()
  const list = screen.getByRole("combobox", { name: "Chart" })
  for (const option of within(list).getAllByRole("option")) {
    fireEvent.change(list, { target: { value: (option as HTMLOptionElement).value } })
    expect(screen.getByRole("img", { name: new RegExp(`^${option.textContent}`) })).toBeVisible()
    const rows = screen.getByRole("region", {
      name: `Numbers: ${option.textContent}`,
      hidden: true,
    })
    expect(within(rows).getAllByRole("row", { hidden: true }).length).toBeGreaterThan(5)
    expect(rows.textContent).not.toMatch(/NaN|Infinity|undefined/)
  }
})

test("announces a change when the reader pauses", () => {
  show()
  settle()
  fireEvent.keyDown(screen.getByRole("slider", { name: "Leg 1, strike" }), { key: "PageUp" })
  settle()
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Short put 1,9\d\d\. Breakevens .* Worst case/,
  )
})

test("keeps both values when fields share a part of the state", () => {
  show()
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole("spinbutton", { name }), { target: { value } })
  type(/^ETH utilization/, "61")
  type(/^USDC utilization/, "72")
  type(/^ETH utilization/, "63")
  type(/^Deposit ETH/, "3")
  type(/^Deposit USDC/, "4000")
  expect(inAddress().state).toMatchObject({
    utilization: { asset: 0.63, quote: 0.72 },
    deposits: { asset: 3, quote: 4000 },
  })
})

test("opens the fields of one leg at a time and closes them on Escape", async () => {
  show("1_a-sp-200310~40.sc-199310~40")
  const leg = (number: number) => screen.getByRole("group", { name: new RegExp(`^Leg ${number}`) })
  expect(leg(1)).toHaveTextContent(/^Leg 1 Sell put 2,000 ±2%/)
  expect(leg(1)).toHaveAttribute("open")
  await user.click(within(leg(2)).getByText("Leg 2", { selector: "summary b" }))
  fireEvent(leg(2), new Event("toggle"))
  expect(leg(2)).toHaveAttribute("open")
  expect(leg(1)).not.toHaveAttribute("open")
  await user.keyboard("{Escape}")
  expect(leg(2)).not.toHaveAttribute("open")
})

test("shows what the options alone would lose when the account holds the asset", () => {
  show("1_ga-1_gq-0_a-sc-199360~78")
  expect(told("Worst case at any price")).toMatch(/−1,\d{3} USDCoptions only: unlimited loss$/)
})

test("shows how the result spreads over time", () => {
  show()
  fireEvent.change(screen.getByRole("combobox", { name: "Chart" }), { target: { value: "fan" } })
  expect(screen.getByRole("img", { name: /^Profit and loss over time/ })).toHaveAccessibleName(
    /90th percentile: .* median: .* 10th percentile: /,
  )
})

test("starts a second position from another strategy, in another hue and dash pattern", async () => {
  const { container } = show()
  await user.click(screen.getByRole("button", { name: "Compare with a second position" }))
  const { a, b } = inAddress().state
  expect(b?.legs).not.toEqual(a.legs)
  const [own = "", other = ""] = [...container.querySelectorAll("#lab-chart path.line")]
    .filter((_, index) => index % 2 === 0)
    .map(({ classList }) => [...classList].join(" "))
  expect(own).toBe("line ink")
  expect(other).toBe("line accent long")
})

test("gives each of the eight timescales a distinct name and line", async () => {
  const { container } = show()
  await user.click(screen.getByRole("button", { name: "Compare with a second position" }))
  fireEvent.change(screen.getByRole("combobox", { name: "Chart" }), {
    target: { value: "timescales" },
  })
  const chart = container.querySelector("#lab-chart svg[role=img]") as Element
  const names = ["as built", "1 day", "7 days", "30 days"]
  for (const name of names.flatMap(one => [`A ${one}`, `B ${one}`]))
    expect(within(chart as HTMLElement).getByText(name)).toBeInTheDocument()
  // Legend samples are lines, the curves are paths.
  const looks = [...chart.querySelectorAll("path.line")].map(({ classList }) => classList.value)
  expect(new Set(looks).size).toBe(8)
})
