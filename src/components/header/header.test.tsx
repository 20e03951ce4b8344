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

it("shows the sections on the left and help on the right", () => {
  show("/")
  const names = main()
    .getAllByRole("link")
    .map(link => link.textContent)
  expect(names).toEqual(["Docs", "Blog", "Deep Dive", "FAQ", "GitHub"])
})

it("links to the lab from the tools and from the menu", () => {
  show("/lab")
  for (const link of screen.getAllByRole("link", { name: "Lab", hidden: true })) {
    expect(link).toHaveAttribute("href", "/lab")
    expect(link).toHaveAttribute("aria-current", "page")
  }
  expect(screen.getAllByRole("link", { name: "Lab", hidden: true })).toHaveLength(2)
})

it("marks the section that contains the page", () => {
  show("/docs/product/streamia")
  expect(main().getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", "true")
})

it("marks only the nearest link", () => {
  show("/docs/faq")
  expect(main().getByRole("link", { name: "FAQ" })).toHaveAttribute("aria-current", "true")
  expect(main().getByRole("link", { name: "Docs" })).not.toHaveAttribute("aria-current")
})

it("links to the search page", () => {
  show("/")
  expect(screen.getByRole("link", { name: "Search docs" })).toHaveAttribute("href", "/search")
})

it("hides the color switch when it is turned off", () => {
  show("/", false)
  expect(screen.queryByRole("button", { name: /colours/ })).not.toBeInTheDocument()
})

it("opens the menu natively in the browser", () => {
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

it("moves focus into the menu when it opens", () => {
  show("/")
  const menu = screen.getByRole("dialog", { name: "Menu" })
  toggle(menu, "open")
  expect(menu).toHaveFocus()
})
