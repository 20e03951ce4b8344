import { render, screen } from "@testing-library/react"
import { articles } from "../../testing/samples"
import { ArticleListView } from "./view"

const show = (page: number) =>
  render(
    <ArticleListView
      title="Panoptic Blog"
      description="News and guides."
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      articles={articles(9)}
      page={page}
      paths={["/blog", "/blog/page/2", "/blog/page/3"]}
    />,
  )

it("shows the articles of its page", () => {
  show(1)
  expect(screen.getAllByRole("article")).toHaveLength(9)
})

it("names later pages by their number", () => {
  show(2)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Panoptic Blog, page 2")
})

it("leads to the other pages, the archive and the topics", () => {
  show(1)
  expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute("href", "/blog/page/2")
  expect(screen.getByRole("link", { name: "By year" })).toHaveAttribute("href", "/blog/archive")
  expect(screen.getByRole("link", { name: "By topic" })).toHaveAttribute("href", "/blog/tags")
})

it("loads the covers of the first row at once and the others when near", () => {
  show(1)
  const eager = screen.getAllByRole("presentation").filter(cover => !cover.hasAttribute("loading"))
  expect(eager).toHaveLength(3)
})
