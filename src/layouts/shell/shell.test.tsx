import { render, screen } from "@testing-library/react"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { announcements, navigation } from "../../../tests/helpers/samples"
import { mainId } from "../../components/skip-link"
import { Shell } from "."

beforeEach(() => {
  fakeMatchMedia()
})

const show = (extra = {}) =>
  render(
    <Shell path="/" navigation={navigation} announcements={{ ...announcements, ...extra }}>
      <main id={mainId}>The page</main>
    </Shell>,
  )

it("starts with a link that skips the navigation", () => {
  const { container } = show()
  const skip = screen.getByRole("link", { name: "Skip to main content" })
  expect(container.querySelector("a")).toBe(skip)
  expect(document.querySelector(skip.getAttribute("href") ?? "")).toHaveTextContent("The page")
})

it("shows the rescue banner on every page", () => {
  show()
  expect(screen.getByRole("region", { name: "Important notice" })).toBeInTheDocument()
})

it("has a second bar only when one is configured", () => {
  show()
  expect(screen.queryByRole("region", { name: "Announcement" })).not.toBeInTheDocument()
  show({ bar: { id: "v2", text: "News", links: [] } })
  expect(screen.getByRole("region", { name: "Announcement" })).toBeInTheDocument()
})
