import { render, screen } from "@testing-library/react"
import { contentComponents } from "."

const { Payoff } = contentComponents
const props = {
  title: "A bought call",
  caption: "It gains above the strike.",
  legs: [{ type: "call", side: "long", strike: 100, premium: 5 }] as never,
  spot: 100,
}

/** The observer of the page; the test says when the reader is near. */
let comeNear: () => void

beforeEach(() => {
  comeNear = () => undefined
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () => callback([{ isIntersecting: true } as never], this as never)
    }
    observe() {}
    disconnect() {}
  } as never
})

// First, as on a first visit: no figure has been loaded yet.
test("the served picture stays while the figure's script is not there", () => {
  const served = document.createElement("div")
  served.innerHTML = "<div><figure>served</figure></div>"
  document.body.append(served)
  render(<Payoff {...props} />, { container: served, hydrate: true })
  expect(served).toHaveTextContent("served")
})

test("a figure comes to life when the reader is near", async () => {
  render(<Payoff {...props} />)
  expect(screen.queryByRole("figure")).not.toBeInTheDocument()
  comeNear()
  expect(await screen.findByRole("figure", { name: /A bought call/ })).toBeInTheDocument()
})
