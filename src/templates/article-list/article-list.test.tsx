import { render, screen } from "@testing-library/react"
import { articles } from "../../../tests/helpers/samples"
import { ArticleListView } from "./view"

const section = {
  label: "the blog",
  title: "Panoptic Blog",
  description: "News and guides.",
  path: "/blog",
  archivePath: "/blog/archive",
  tagsPath: "/blog/tags",
}

const show = (page: number) =>
  render(
    <ArticleListView
      section={section}
      articles={articles(9)}
      page={page}
      paths={["/blog", "/blog/page/2", "/blog/page/3"]}
    />,
  )

it("shows the articles of its page", () => {
  show(1)
  expect(screen.getAllByRole("article")).toHaveLength(9)
})

it("adds the page number to the title of later pages", () => {
  show(2)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Panoptic Blog, page 2")
})

it("links to the other pages, the archive, and the topics", () => {
  show(1)
  expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute("href", "/blog/page/2")
  expect(screen.getByRole("link", { name: "By year" })).toHaveAttribute("href", "/blog/archive")
  expect(screen.getByRole("link", { name: "By topic" })).toHaveAttribute("href", "/blog/tags")
})

it("loads the first cover before those next to it, and the others lazily", () => {
  show(1)
  const turns = screen
    .getAllByRole("presentation")
    .map(cover => cover.getAttribute("fetchpriority") ?? cover.getAttribute("loading"))
  expect(turns).toEqual([null, "low", "low", ...Array(6).fill("lazy")])
})

const showTag = (count: number, page = 1) =>
  render(
    <ArticleListView
      section={section}
      tag={{ label: "Audit", count }}
      articles={articles(2)}
      page={page}
      paths={["/blog/tags/audit", "/blog/tags/audit/page/2"]}
    />,
  )

it("shows the articles with a tag and their number", () => {
  showTag(11)
  expect(screen.getAllByRole("article")).toHaveLength(2)
  expect(screen.getByRole("main")).toHaveTextContent("11 articles in the blog")
})

it("adds the page number to the title of later pages of a tag", () => {
  showTag(11, 2)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Audit, page 2")
})
