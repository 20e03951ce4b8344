import { render, screen } from "@testing-library/react"
import { VersionSwitch } from "."

const next = { name: "current", label: "Next", path: "/docs/intro", current: true }
const old = { name: "1.0", label: "1.0", path: "/docs/1.0/intro", current: false }

it("renders nothing when there is only one version", () => {
  const { container } = render(<VersionSwitch versions={[next]} />)
  expect(container).toBeEmptyDOMElement()
})

it("links every version and marks the current one", () => {
  render(<VersionSwitch versions={[next, old]} />)
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("Next")
  expect(screen.getByRole("link", { name: "1.0" })).toHaveAttribute("href", "/docs/1.0/intro")
})

it("names the version for the script that stores the choice", () => {
  render(<VersionSwitch versions={[next, old]} />)
  expect(screen.getByRole("link", { name: "1.0" })).toHaveAttribute("data-docs-version", "1.0")
})
