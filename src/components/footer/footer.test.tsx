import { render, screen } from "@testing-library/react"
import { navigation } from "../../../tests/helpers/samples"
import { servedHtml } from "../../../tests/helpers/served-html"
import { Footer } from "."

const { footer } = navigation

afterEach(() => jest.useRealTimers())

it("invites to the conversation and holds three columns of links", () => {
  render(<Footer footer={footer} />)
  expect(screen.getByRole("region", { name: "Join the conversation" })).toBeInTheDocument()
  for (const name of ["Learn", "Community", "More"]) {
    expect(screen.getByRole("navigation", { name })).toBeInTheDocument()
  }
})

it("says that nothing here is advice", () => {
  render(<Footer footer={footer} />)
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Not financial advice.")
})

it("is built with the configured year, whatever the clock says", () => {
  jest.useFakeTimers({ now: new Date("2031-05-01") })
  expect(servedHtml(<Footer footer={footer} />)).toContain("© 2025 Axicon")
})

it("shows the reader's year in the browser", () => {
  jest.useFakeTimers({ now: new Date("2031-05-01") })
  render(<Footer footer={footer} />)
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Axicon Labs Limited")
})

it("offers the choice about page views only where they are counted", () => {
  const { rerender } = render(<Footer footer={footer} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  rerender(<Footer footer={footer} isCounted />)
  expect(screen.getByRole("button", { name: "Analytics preferences" })).toBeInTheDocument()
})
