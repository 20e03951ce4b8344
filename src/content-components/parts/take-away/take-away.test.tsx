import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Payoff } from "../../payoff/lazy"

jest.mock("../../../browser/load-styles", () => ({ loadStyles: async () => {} }))

const figure = (
  <Payoff
    title="A bought call"
    caption="It gains above the strike."
    legs={[{ type: "call", side: "long", strike: 2000, premium: 90 }]}
    spot={2000}
    range={[1500, 2500]}
  />
)
const open = (query: string) => window.history.replaceState(null, "", `/docs/a${query}`)
const menu = () => within(screen.getByText("Share or export").closest("details") as HTMLElement)
const openMenu = async () => {
  await userEvent.click(screen.getByText("Share or export"))
  return menu()
}
const strike = () => screen.getByRole("slider", { name: "Strike" })

beforeEach(() => open(""))

test("sets the figure from the address and restores the author's version on Reset", async () => {
  open("?a-bought-call.strike=100&a-bought-call.size=2")
  render(figure)
  expect(screen.getByRole("img")).toHaveAccessibleName(/Breakeven at 2,190/)
  expect(screen.getByText(/the caption describes the original/)).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Reset" }))
  expect(screen.getByRole("img")).toHaveAccessibleName(/Breakeven at 2,090/)
})

test("limits the values in an address to what the slider can show", () => {
  open("?a-bought-call.strike=99999&a-bought-call.size=nonsense")
  render(figure)
  expect(strike()).toHaveValue("400")
  expect(screen.getByRole("slider", { name: "Size" })).toHaveValue("1")
})

test("keeps the reader's later change when an address has set the figure", () => {
  open("?a-bought-call.strike=100")
  render(figure)
  fireEvent.change(strike(), { target: { value: "-40" } })
  expect(strike()).toHaveValue("-40")
})

test("links to the moved sliders without changing the page's address", async () => {
  render(figure)
  fireEvent.change(strike(), { target: { value: "100" } })
  const link = (await openMenu()).getByRole("link", { name: "This figure as set" })
  expect(link).toHaveAttribute("href", "?a-bought-call.strike=100#figure-a-bought-call")
  expect(window.location.search).toBe("")
})

test("copies the figure's current numbers as CSV", async () => {
  const user = userEvent.setup()
  render(figure)
  fireEvent.change(strike(), { target: { value: "100" } })
  await user.click(screen.getByText("Share or export"))
  await user.click(await menu().findByRole("button", { name: "Copy CSV" }))
  expect(await navigator.clipboard.readText()).toBe(
    '"Price, USDC","Profit, USDC"\r\n1500,-90\r\n2000,-90\r\n2100,-90\r\n2190,0\r\n2500,310\r\n',
  )
})

test("closes the menu when Escape is pressed", async () => {
  render(figure)
  const details = screen.getByText("Share or export").closest("details")
  await openMenu()
  expect(details).toHaveAttribute("open")
  await userEvent.keyboard("{Escape}")
  expect(details).not.toHaveAttribute("open")
  expect(screen.getByText("Share or export")).toHaveFocus()
})

test("closes the menu when the reader clicks elsewhere", async () => {
  render(figure)
  await (await openMenu()).findByRole("button", { name: "Save PNG" })
  await userEvent.click(document.body)
  expect(screen.getByText("Share or export").closest("details")).not.toHaveAttribute("open")
})
