import { act, fireEvent, render, screen } from "@testing-library/react"
import { contentComponents } from "."

const { Payoff } = contentComponents
const props = {
  title: "A bought call",
  caption: "It gains above the strike.",
  legs: [{ type: "call", side: "long", strike: 100, premium: 5 }] as never,
  spot: 100,
}

/** Callbacks of observed elements; a test calls them to simulate an element near the screen. */
let watched: (() => void)[]

// Compiles the figures first, so that test timeouts do not include the compiler.
beforeAll(() => import("./figures"), 60_000)

beforeEach(() => {
  watched = []
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      watched.push(() => this.callback([{ isIntersecting: true } as never], this as never))
    }
    disconnect() {}
  } as never
})

// Must be the first test, because no figure may have loaded yet, as on a first visit.
test("keeps the served picture until the reader acts and comes near, then restores what was open", async () => {
  const served = document.createElement("div")
  served.innerHTML = `<div><figure id="figure-a-bought-call"><p>served</p>
    <details><summary>Show data</summary></details>
    <details open><summary aria-label="Share or export: A bought call">Share or export</summary></details>
  </figure></div>`
  document.body.append(served)
  render(<Payoff {...props} />, { container: served, hydrate: true })
  expect(served).toHaveTextContent("served")
  expect(watched).toHaveLength(0)

  fireEvent.keyDown(window, { key: "Tab" })
  served.querySelectorAll("summary")[1]?.focus()
  expect(watched).toHaveLength(1)
  await act(async () => watched[0]?.())
  expect(await screen.findByRole("figure", { name: /A bought call/ })).toBeInTheDocument()
  expect(served).not.toHaveTextContent("served")
  expect(served.querySelectorAll("details")[0]).not.toHaveAttribute("open")
  expect(served.querySelectorAll("details")[1]).toHaveAttribute("open")
  expect(screen.getByText("Share or export")).toHaveFocus()
})

test("loads the figure immediately when no picture was served", async () => {
  render(<Payoff {...props} />)
  expect(await screen.findByRole("figure", { name: /A bought call/ })).toBeInTheDocument()
})
