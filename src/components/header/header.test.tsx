import { render, screen, within } from "@testing-library/react"
import { fakeMatchMedia, toggle } from "../../../tests/helpers/browser"
import { navigation } from "../../../tests/helpers/samples"
import { Header } from "."

const { header } = navigation
const show = (path: string, colours = true) =>
  render(<Header header={header} path={path} colourModeSwitch={colours} />)
const main = () => within(screen.getByRole("navigation", { name: "Main" }))

beforeEach(() => {
  fakeMatchMedia()
})

it("links the logo to the home page", () => {
  show("/")
  expect(screen.getByRole("link", { name: "Panoptic, home page" })).toHaveAttribute("href", "/")
})

it("names the sections at the left and help at the right", () => {
  show("/")
  const names = main()
    .getAllByRole("link")
    .map(link => link.textContent)
  expect(names).toEqual(["Docs", "Blog", "Deep Dive", "FAQ", "GitHub"])
})

it("leads to the lab from its tools and from the menu, beside the lists of links", () => {
  show("/lab")
  for (const link of screen.getAllByRole("link", { name: "Lab", hidden: true })) {
    expect(link).toHaveAttribute("href", "/lab")
    expect(link).toHaveAttribute("aria-current", "page")
  }
  expect(screen.getAllByRole("link", { name: "Lab", hidden: true })).toHaveLength(2)
})

it("marks the section that holds the page", () => {
  show("/docs/product/streamia")
  expect(main().getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", "true")
})

it("marks the nearest link only", () => {
  show("/docs/faq")
  expect(main().getByRole("link", { name: "FAQ" })).toHaveAttribute("aria-current", "true")
  expect(main().getByRole("link", { name: "Docs" })).not.toHaveAttribute("aria-current")
})

it("leads to the search page", () => {
  show("/")
  expect(screen.getByRole("link", { name: "Search docs" })).toHaveAttribute("href", "/search")
})

it("has no colour switch where that is turned off", () => {
  show("/", false)
  expect(screen.queryByRole("button", { name: /colours/ })).not.toBeInTheDocument()
})

it("opens the menu by the browser's own means", () => {
  show("/")
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute(
    "popovertarget",
    screen.getByRole("dialog", { name: "Menu" }).id,
  )
})

it("closes the menu when the route changes", () => {
  const { rerender } = show("/")
  const menu = screen.getByRole("dialog", { name: "Menu" })
  const hide = jest.fn()
  Object.assign(menu, { hidePopover: hide, matches: (query: string) => query === ":popover-open" })
  rerender(<Header header={header} path="/blog" colourModeSwitch />)
  expect(hide).toHaveBeenCalledTimes(1)
})

it("takes the focus into the open menu", () => {
  show("/")
  const menu = screen.getByRole("dialog", { name: "Menu" })
  toggle(menu, "open")
  expect(menu).toHaveFocus()
})
