import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { labStateIn } from "../../../content/lab-state-in"
import { readState } from "../../../content-components/lab/model/read-state"
import { PayoffPicture } from "."

const picture = () => screen.getByRole("img").getAttribute("aria-label")

it("starts as a long call and describes it in words", () => {
  render(<PayoffPicture />)
  expect(picture()).toBe(
    "A long call is worth nothing below the range and rises one for one with the price above it. Strike 2,000, range 1,667 to 2,400 USDC. After 14 days the buyer has paid about 60 USDC of streamia to the seller.",
  )
})

it("switches between call, put, and straddle", async () => {
  render(<PayoffPicture />)
  await userEvent.click(screen.getByRole("radio", { name: "Put" }))
  expect(picture()).toContain("A long put")
  await userEvent.click(screen.getByRole("radio", { name: "Straddle" }))
  expect(picture()).toContain("A long straddle")
})

it("shows the seller's side", async () => {
  render(<PayoffPicture />)
  await userEvent.click(screen.getByRole("radio", { name: "Sell" }))
  expect(picture()).toContain("A short call")
})

it("moves the range with the strike", () => {
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

it("shows the buyer losing and the seller gaining over time, and opens the lab with the same option", () => {
  render(<PayoffPicture />)
  const held = screen.getByRole("slider", { name: /Days held/ })
  fireEvent.change(held, { target: { value: "30" } })
  expect(held).toHaveAttribute("aria-valuetext", expect.stringMatching(/^30 days, −\d+ USDC$/))
  fireEvent.click(screen.getByRole("radio", { name: "Sell" }))
  expect(held).toHaveAttribute("aria-valuetext", expect.stringMatching(/^30 days, \+\d+ USDC$/))
  const link = screen.getByRole("link", { name: "Open in the lab" }).getAttribute("href") ?? ""
  const { state, faults } = readState(labStateIn(link.slice(link.indexOf("?"))) ?? "")
  expect(faults).toEqual([])
  expect([state.days, state.a.legs[0]?.side, state.a.legs[0]?.type]).toEqual([30, "short", "call"])
})

describe("a dot at an end of the range", () => {
  const dot = (end: "Lower" | "Upper") =>
    screen.getByRole("slider", { name: `${end} end of the range` })

  beforeEach(() => {
    render(<PayoffPicture />)
  })

  it("announces its position and limits with the unit", () => {
    expect(dot("Upper")).toHaveAttribute("aria-valuetext", "2,400 USDC")
    expect(dot("Upper")).toHaveAttribute("aria-valuemin", "2040")
    expect(dot("Upper")).toHaveAttribute("aria-valuemax", "3000")
    expect(dot("Lower")).toHaveAttribute("aria-valuetext", "1,667 USDC")
    expect(dot("Lower")).toHaveAttribute("aria-valuemin", "1333")
    expect(dot("Lower")).toHaveAttribute("aria-valuemax", "1961")
  })

  it("moves with the keys of a slider, up to its limits", async () => {
    dot("Upper").focus()
    await userEvent.keyboard("{ArrowRight}")
    expect(dot("Upper")).toHaveAttribute("aria-valuetext", "2,420 USDC")
    await userEvent.keyboard("{End}{ArrowUp}")
    expect(dot("Upper")).toHaveAttribute("aria-valuetext", "3,000 USDC")
    dot("Lower").focus()
    await userEvent.keyboard("{End}")
    expect(dot("Lower")).toHaveAttribute("aria-valuetext", "1,961 USDC")
    expect(picture()).toContain("range 1,961 to 2,040 USDC")
  })

  it("leaves other keys to the browser", () => {
    expect(fireEvent.keyDown(dot("Upper"), { key: "Tab" })).toBe(true)
    expect(fireEvent.keyDown(dot("Upper"), { key: "ArrowLeft" })).toBe(false)
  })
})
