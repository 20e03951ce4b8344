import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hideConsentBar, showConsentBar } from "."

jest.mock("../../browser/load-styles", () => ({ loadStyles: () => Promise.resolve() }))

const choose = jest.fn()
const show = (options = {}, isCalled = false) =>
  showConsentBar({ consent: undefined, choose, ...options }, isCalled)
const bar = () => screen.queryByRole("region", { name: "Page views" })

beforeEach(() => {
  choose.mockClear()
  hideConsentBar()
  document.body.innerHTML = "<button>Caller</button>"
})

it("asks, with two ways to answer and none of them first in the reader's way", async () => {
  await show()
  expect(bar()).toHaveTextContent("May we count which pages are read?")
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Refuse",
    "Allow",
    "Caller",
  ])
  expect(document.body).toHaveFocus()
})

for (const [button, consent] of [
  ["Refuse", "denied"],
  ["Allow", "granted"],
]) {
  it(`${button} is one click and closes the bar`, async () => {
    await show()
    await userEvent.click(screen.getByRole("button", { name: button }))
    expect(choose.mock.calls).toEqual([[consent]])
    expect(bar()).not.toBeInTheDocument()
  })
}

it("says what was chosen when the reader comes back to it", async () => {
  await show({ consent: "granted" }, true)
  expect(bar()).toHaveTextContent("because you allowed it")
})

it("called for, it takes the focus, closes with Escape and gives the focus back", async () => {
  screen.getByRole("button", { name: "Caller" }).focus()
  await show({ consent: "denied" }, true)
  expect(screen.getByRole("button", { name: "Refuse" })).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  expect(bar()).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Caller" })).toHaveFocus()
  expect(choose).not.toHaveBeenCalled()
})

it("offers no choice where the browser asks for privacy", async () => {
  await show({ isPrivate: true }, true)
  expect(bar()).toHaveTextContent("Your browser asks sites not to track you")
  expect(screen.queryByRole("button", { name: "Allow" })).not.toBeInTheDocument()
})

it("a choice made elsewhere while it was on its way keeps it away", async () => {
  const shown = show()
  hideConsentBar()
  await shown
  expect(bar()).not.toBeInTheDocument()
})

it("leads to the privacy policy", async () => {
  await show()
  expect(screen.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  )
})
