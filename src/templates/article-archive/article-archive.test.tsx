import { render, screen, within } from "@testing-library/react"
import { articles } from "../../../tests/helpers/samples"
import { ArticleArchiveView } from "./view"

it("lists all articles under their years", () => {
  render(
    <ArticleArchiveView
      title="Panoptic Blog"
      path="/blog"
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      articles={articles(6)}
      page={1}
      paths={["/blog/archive"]}
    />,
  )
  expect(screen.getByText("6 articles")).toBeInTheDocument()
  expect(screen.queryByRole("navigation", { name: /: pages$/ })).not.toBeInTheDocument()
  expect(
    within(screen.getByRole("region", { name: "2025" })).getAllByRole("listitem"),
  ).toHaveLength(4)
  expect(
    within(screen.getByRole("region", { name: "2024" })).getAllByRole("listitem"),
  ).toHaveLength(2)
})

it("labels monthly reports", () => {
  const [first, ...others] = articles(3).map(article => ({ ...article, report: null }))
  render(
    <ArticleArchiveView
      title="Panoptic Blog"
      path="/blog"
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      articles={[{ title: "", path: "", date: "", ...first, report: "Newsletter" }, ...others]}
      page={1}
      paths={["/blog/archive"]}
    />,
  )
  const labeled = screen
    .getAllByRole("listitem")
    .filter(item => item.textContent?.includes("Newsletter"))
  expect(labeled.map(item => within(item).getByRole("link").textContent)).toEqual(["Post 1"])
})

it("shows its page number and links to the other pages when the section is large", () => {
  render(
    <ArticleArchiveView
      title="Panoptic Blog"
      path="/blog"
      archivePath="/blog/archive"
      tagsPath="/blog/tags"
      articles={articles(6)}
      page={2}
      paths={["/blog/archive", "/blog/archive/page/2"]}
    />,
  )
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Panoptic Blog: archive, page 2",
  )
  expect(screen.getByText("Page 2 of 2")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/blog/archive")
})
