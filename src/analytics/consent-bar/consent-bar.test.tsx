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

it("offers both answers without taking the focus when it shows itself", async () => {
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
  it(`reports the choice and closes when ${button} is clicked`, async () => {
    await show()
    await userEvent.click(screen.getByRole("button", { name: button }))
    expect(choose.mock.calls).toEqual([[consent]])
    expect(bar()).not.toBeInTheDocument()
  })
}

it("shows the earlier choice when the reader opens it again", async () => {
  await show({ consent: "granted" }, true)
  expect(bar()).toHaveTextContent("because you allowed it")
})

it("takes the focus, and returns it on Escape, when the reader opens it", async () => {
  screen.getByRole("button", { name: "Caller" }).focus()
  await show({ consent: "denied" }, true)
  expect(screen.getByRole("button", { name: "Refuse" })).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  expect(bar()).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Caller" })).toHaveFocus()
  expect(choose).not.toHaveBeenCalled()
})

it("offers no choice when the browser sends a privacy signal", async () => {
  await show({ isPrivate: true }, true)
  expect(bar()).toHaveTextContent("Your browser asks sites not to track you")
  expect(screen.queryByRole("button", { name: "Allow" })).not.toBeInTheDocument()
})

it("stays hidden when a choice is made elsewhere while its styles load", async () => {
  const shown = show()
  hideConsentBar()
  await shown
  expect(bar()).not.toBeInTheDocument()
})

it("links to the privacy policy", async () => {
  await show()
  expect(screen.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  )
})
