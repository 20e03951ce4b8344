import { render, screen, within } from "@testing-library/react"
import { fakeIntersectionObserver, fakeMatchMedia } from "../../../tests/helpers/browser"
import { articles, headings } from "../../../tests/helpers/samples"
import { ArticleView, type ArticleViewProps } from "./view"

const article: ArticleViewProps = {
  path: "/research/streamia-101",
  section: {
    label: "Deep Dive",
    allLabel: "All research",
    path: "/research",
    archivePath: "/research/archive",
    tagsPath: "/research/tags",
    indexPath: "/research/articles.json",
  },
  title: "Streamia 101",
  description: "The premium that streams.",
  authors: [{ name: "Guillaume Lambert", title: "Founder", url: "https://x.com/guil_lambert" }],
  date: "2024-03-12",
  readingMinutes: 9,
  tags: [{ label: "Streamia", path: "/research/tags/streamia" }],
  cover: { src: "/covers/streamia.svg", width: 1200, height: 630, alt: "A payoff line" },
  body: ["<p>Text.</p>"],
  components: {},
  headings,
  newer: { label: "Gamma scalping", path: "/research/gamma-scalping" },
  older: { label: "LP is a put", path: "/research/lp-is-a-put" },
  related: articles(2),
}

const show = (part: Partial<ArticleViewProps> = {}) =>
  render(<ArticleView {...article} {...part} />)

beforeEach(() => {
  fakeMatchMedia()
  fakeIntersectionObserver()
})

it("shows its title, authors, date, and reading time", () => {
  show()
  const main = screen.getByRole("main")
  expect(within(main).getByRole("heading", { level: 1 })).toHaveTextContent("Streamia 101")
  expect(within(main).getByRole("list", { name: "Authors" })).toHaveTextContent("Guillaume Lambert")
  expect(main).toHaveTextContent("March 12, 2024")
  expect(main).toHaveTextContent("9 min read")
})

it("labels a monthly report above its title", () => {
  show({ report: "Newsletter" })
  const label = screen.getByText("· Newsletter")
  const title = screen.getByRole("heading", { level: 1 })
  expect(label.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it("hides only the title when the article says so", () => {
  show({ hideTitle: true })
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument()
  expect(screen.getByRole("main")).toHaveTextContent("The premium that streams.")
  expect(screen.getByRole("list", { name: "Authors" })).toBeInTheDocument()
})

it("reserves the cover's space before the cover has loaded", () => {
  show()
  const cover = screen.getByRole("img", { name: "A payoff line" })
  expect(cover).toHaveAttribute("width", "1200")
  expect(cover).toHaveAttribute("height", "630")
})

it("links to the newer and the older article", () => {
  show()
  expect(screen.getByRole("link", { name: "Newer Gamma scalping" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Older LP is a put" })).toBeInTheDocument()
})

it("shows related articles under their own heading", () => {
  show()
  const related = within(screen.getByRole("region", { name: "Related reading" }))
  expect(related.getAllByRole("heading", { level: 3 })).toHaveLength(2)
})

it("shows no heading for related articles when there are none", () => {
  show({ related: [] })
  expect(screen.queryByRole("region", { name: "Related reading" })).not.toBeInTheDocument()
})

it("offers a citation when it has a bibliography entry", () => {
  show({ bibtex: "@misc{lambert2024streamia}" })
  expect(screen.getByText("Cite this article")).toBeInTheDocument()
})

it("offers no citation when it has no bibliography entry", () => {
  show()
  expect(screen.queryByText("Cite this article")).not.toBeInTheDocument()
})

it("links to all articles of the section", () => {
  show()
  expect(
    within(screen.getByRole("navigation", { name: "All research" })).getByRole("link"),
  ).toHaveAttribute("href", "/research/archive")
})
