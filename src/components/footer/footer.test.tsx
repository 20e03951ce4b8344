import { render, screen } from "@testing-library/react"
import { navigation } from "../../../tests/helpers/samples"
import { servedHtml } from "../../../tests/helpers/served-html"
import { Footer } from "."

const { footer } = navigation

afterEach(() => jest.useRealTimers())

it("invites readers to the conversation and shows three columns of links", () => {
  render(<Footer footer={footer} />)
  expect(screen.getByRole("region", { name: "Join the conversation" })).toBeInTheDocument()
  for (const name of ["Learn", "Community", "More"]) {
    expect(screen.getByRole("navigation", { name })).toBeInTheDocument()
  }
})

it("states that nothing is financial advice", () => {
  render(<Footer footer={footer} />)
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Not financial advice.")
})

it("contains the configured year in the HTML, regardless of the clock", () => {
  jest.useFakeTimers({ now: new Date("2031-05-01") })
  expect(servedHtml(<Footer footer={footer} />)).toContain("© 2025 Axicon")
})

it("shows the reader's year in the browser", () => {
  jest.useFakeTimers({ now: new Date("2031-05-01") })
  render(<Footer footer={footer} />)
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Axicon Labs Limited")
})

it("offers the choice about page views only when they are counted", () => {
  const { rerender } = render(<Footer footer={footer} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  rerender(<Footer footer={footer} isCounted />)
  expect(screen.getByRole("button", { name: "Analytics preferences" })).toBeInTheDocument()
})
