import { render, screen } from "@testing-library/react"
import { articles } from "../../testing/samples"
import { ArticleTagView } from "./view"

const show = (total: number, page = 1) =>
  render(
    <ArticleTagView
      label="Audit"
      sectionLabel="the blog"
      path="/blog"
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      articles={articles(2)}
      total={total}
      page={page}
      paths={["/blog/tags/audit", "/blog/tags/audit/page/2"]}
    />,
  )

it("shows the articles with the tag and how many there are", () => {
  show(11)
  expect(screen.getAllByRole("article")).toHaveLength(2)
  expect(screen.getByRole("main")).toHaveTextContent("11 articles in the blog")
})

it("names later pages by their number", () => {
  show(11, 2)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Audit, page 2")
})
