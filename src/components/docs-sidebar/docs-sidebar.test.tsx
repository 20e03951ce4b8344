import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { sidebar } from "../../../tests/helpers/samples"
import type { SidebarItem } from "../../content/sidebar"
import { DocsSidebar } from "."
import { sidebarScript } from "./hiding"

const show = (path: string) => render(<DocsSidebar items={sidebar} path={path} />)
const category = (name: string) => screen.getByText(name).closest("details")
const root = document.documentElement

beforeEach(() => {
  fakeMatchMedia()
  localStorage.clear()
  root.removeAttribute("data-docs-sidebar")
})

it("marks the current page", () => {
  show("/docs/product/streamia")
  expect(screen.getByRole("link", { name: "Streamia", hidden: true })).toHaveAttribute(
    "aria-current",
    "page",
  )
})

it("opens only the branch of the current page", () => {
  show("/docs/product/uniswap-lps/migrate")
  expect(category("How to use Panoptic")).toHaveAttribute("open")
  expect(category("Uniswap LPs")).toHaveAttribute("open")
  expect(category("Glossary")).not.toHaveAttribute("open")
})

it("opens a category when its overview page is current", () => {
  show("/docs/product")
  expect(category("How to use Panoptic")).toHaveAttribute("open")
})

it("opens an initially open category without closing that of the current page", () => {
  const items = sidebar.map(item =>
    item.label === "Glossary" && item.type === "category" ? { ...item, open: true as const } : item,
  )
  render(<DocsSidebar items={items} path="/docs/product/streamia" />)
  expect(category("Glossary")).toHaveAttribute("open")
  expect(category("Glossary")).not.toHaveAttribute("name")
  expect(category("How to use Panoptic")).toHaveAttribute("open")
})

it("gives all categories of a level the same name, so that the browser keeps only one open", () => {
  show("/docs/intro")
  expect(category("How to use Panoptic")).toHaveAttribute("name", "docs")
  expect(category("Glossary")).toHaveAttribute("name", "docs")
  expect(category("Uniswap LPs")?.getAttribute("name")).not.toBe("docs")
})

it("shows only the reader's branch and links the others to overviews when the docs are large", () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    type: "link" as const,
    label: `Page ${index}`,
    path: `/docs/many/${index}`,
  }))
  const items = [
    ...sidebar,
    { type: "category" as const, label: "Many", overviewPath: "/docs/many", items: many },
  ]
  render(<DocsSidebar items={items} path="/docs/product/streamia" />)
  expect(category("How to use Panoptic")).toHaveAttribute("open")
  expect(screen.getByRole("link", { name: "Many", hidden: true })).toHaveAttribute(
    "href",
    "/docs/many",
  )
  expect(screen.queryByText("Page 7")).not.toBeInTheDocument()
})

it("links a category's own page above its items", () => {
  show("/docs/intro")
  expect(screen.getByRole("link", { name: "Overview", hidden: true })).toHaveAttribute(
    "href",
    "/docs/terms/glossary",
  )
})

it("stays hidden before the first paint when the reader has hidden it", async () => {
  show("/docs/intro")
  await userEvent.click(screen.getByRole("button", { name: "Hide sidebar", hidden: true }))
  root.removeAttribute("data-docs-sidebar")
  new Function(sidebarScript)()
  expect(root).toHaveAttribute("data-docs-sidebar", "hidden")
})

it("forgets that it was hidden when the reader shows it again", async () => {
  show("/docs/intro")
  await userEvent.click(screen.getByRole("button", { name: "Hide sidebar", hidden: true }))
  await userEvent.click(screen.getByRole("button", { name: "Show sidebar" }))
  expect(root).not.toHaveAttribute("data-docs-sidebar")
  new Function(sidebarScript)()
  expect(root).not.toHaveAttribute("data-docs-sidebar")
})

it("shows the sidebar that holds the page, with the words and links between its pages", () => {
  const items: SidebarItem[] = [
    { type: "link", label: "Start", path: "/docs/start", sidebar: "one" },
    { type: "extra", label: "More", sidebar: "one" },
    { type: "extra", label: "Forum", path: "https://example.org", sidebar: "one" },
    { type: "extra", label: "", sidebar: "one" },
    { type: "link", label: "Interface", path: "/docs/api", sidebar: "two" },
  ]
  const { rerender } = render(<DocsSidebar items={items} path="/docs/start" />)
  expect(screen.getByText("More")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Forum", hidden: true })).toHaveAttribute(
    "href",
    "https://example.org",
  )
  expect(screen.getByRole("separator", { hidden: true })).toBeInTheDocument()
  expect(screen.queryByText("Interface")).not.toBeInTheDocument()
  rerender(<DocsSidebar items={items} path="/docs/api" />)
  expect(screen.getByText("Interface")).toBeInTheDocument()
  expect(screen.queryByText("Start")).not.toBeInTheDocument()
})
