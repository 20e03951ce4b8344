import { render, screen, within } from "@testing-library/react"
import { fakeIntersectionObserver, fakeMatchMedia } from "../../../tests/helpers/browser"
import { docsFrame, headings } from "../../../tests/helpers/samples"
import { DocView, type DocViewProps } from "./view"

const doc: DocViewProps = {
  ...docsFrame("/docs/product/streamia"),
  title: "Streamia",
  body: ['<h2 id="formula">The formula</h2><p>Text.</p>'],
  components: {},
  headings,
  breadcrumbs: [{ label: "How to use Panoptic", path: "/docs/product" }],
  previous: { label: "Option legs", path: "/docs/product/option-legs" },
  next: { label: "Spread", path: "/docs/product/spread" },
  tags: [{ label: "Tutorial", path: "/docs/tags/tutorial" }],
  editUrl: "https://github.com/panoptic-labs/docs/edit/main/content/docs/product/streamia.md",
  lastUpdated: "2025-10-02",
  markdownPath: "/docs/product/streamia.md",
}

const show = (part: Partial<DocViewProps> = {}) => render(<DocView {...doc} {...part} />)

beforeEach(() => {
  fakeMatchMedia()
  fakeIntersectionObserver()
})

it("shows the document under its title in the main landmark", () => {
  show()
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("heading", { level: 1, name: "Streamia" })).toBeInTheDocument()
  expect(main.getByText("Text.")).toBeInTheDocument()
})

it("hides the title when the document says so", () => {
  show({ hideTitle: true })
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument()
})

it("links to the category above in the breadcrumbs", () => {
  show()
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" }))
  expect(crumbs.getByRole("link")).toHaveAttribute("href", "/docs/product")
})

it("links to the previous and the next document", () => {
  show()
  const nav = within(screen.getByRole("navigation", { name: "Docs pages" }))
  expect(nav.getByRole("link", { name: "Previous Option legs" })).toBeInTheDocument()
  expect(nav.getByRole("link", { name: "Next Spread" })).toBeInTheDocument()
})

it("shows its contents next to and above the text", () => {
  show()
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeInTheDocument()
  expect(screen.getAllByRole("link", { name: "The formula" })).toHaveLength(2)
})

it("hides its contents when the document says so", () => {
  show({ hideTableOfContents: true })
  expect(screen.queryByRole("link", { name: "The formula" })).not.toBeInTheDocument()
})

it("lists only the heading levels that the document asks for", () => {
  show({
    headings: [...headings, { depth: 3, id: "detail", text: "A detail" }],
    contentsLevels: { minDepth: 3, maxDepth: 3 },
  })
  expect(screen.getAllByRole("link", { name: "A detail" })).toHaveLength(2)
  expect(screen.queryByRole("link", { name: "The formula" })).not.toBeInTheDocument()
})

it("shows its last update and links to the editor and the raw Markdown", () => {
  show()
  expect(screen.getByRole("article")).toHaveTextContent("Last updated October 2, 2025")
  expect(screen.getByRole("link", { name: "Edit this page" })).toHaveAttribute("href", doc.editUrl)
  expect(screen.getByRole("link", { name: "View as Markdown" })).toHaveAttribute(
    "href",
    "/docs/product/streamia.md",
  )
})

it("omits the last update and the edit link when they are unknown", () => {
  show({ lastUpdated: undefined, editUrl: null })
  expect(screen.getByRole("article")).not.toHaveTextContent("Last updated")
  expect(screen.queryByRole("link", { name: "Edit this page" })).not.toBeInTheDocument()
})

it("links its tags", () => {
  show()
  expect(within(screen.getByRole("list", { name: "Tags" })).getByRole("link")).toHaveAttribute(
    "href",
    "/docs/tags/tutorial",
  )
})

it("warns readers of an older version", () => {
  show({ outdatedVersion: { label: "1.0", currentPath: "/docs/product/streamia" } })
  expect(screen.getByRole("article")).toHaveTextContent("This page is about version 1.0.")
})

it("shows no sidebar when the document displays none, and keeps the version switch", () => {
  const versions = [
    ...doc.versions,
    { name: "1.0", label: "1.0", path: "/docs/1.0/a", current: false },
  ]
  show({ hideSidebar: true, versions })
  expect(screen.queryByRole("navigation", { name: "Docs" })).not.toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Docs menu" })).not.toBeInTheDocument()
  expect(within(screen.getByRole("main")).getByText("1.0")).toBeInTheDocument()
})

it("opens the docs drawer from a button on narrow screens", () => {
  show()
  expect(screen.getByRole("button", { name: "Docs menu" })).toHaveAttribute(
    "popovertarget",
    screen.getByRole("navigation", { name: "Docs" }).id,
  )
})
