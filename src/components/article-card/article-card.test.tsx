import { render, screen } from "@testing-library/react"
import { articles } from "../../../tests/helpers/samples"
import { ArticleCard } from "."

const [article = { path: "", title: "", description: "", date: "", readingMinutes: 0 }] =
  articles(1)

it("links the title to the article and shows date and reading time", () => {
  render(<ArticleCard {...article} />)
  expect(screen.getByRole("link", { name: "Post 1" })).toHaveAttribute("href", "/blog/post-1")
  expect(screen.getByRole("article")).toHaveTextContent("March 9, 2025")
  expect(screen.getByRole("article")).toHaveTextContent("4 min read")
})

it("labels a monthly report", () => {
  const { rerender } = render(<ArticleCard {...article} report="Newsletter" />)
  expect(screen.getByText("Newsletter")).toBeInTheDocument()
  rerender(<ArticleCard {...article} />)
  expect(screen.queryByText("Newsletter")).not.toBeInTheDocument()
})

it("loads a cover below the fold lazily", () => {
  render(<ArticleCard {...article} />)
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "lazy")
})

it("loads the first cover immediately, and others in its row with low priority", () => {
  const { rerender } = render(<ArticleCard {...article} coverTurn="first" />)
  const cover = screen.getByRole("presentation")
  expect(cover).not.toHaveAttribute("loading")
  expect(cover).not.toHaveAttribute("fetchpriority")
  rerender(<ArticleCard {...article} coverTurn="beside" />)
  expect(cover).not.toHaveAttribute("loading")
  expect(cover).toHaveAttribute("fetchpriority", "low")
})

it("uses the heading level that it is given", () => {
  render(<ArticleCard {...article} level={3} />)
  expect(screen.getByRole("heading", { level: 3, name: "Post 1" })).toBeInTheDocument()
})
