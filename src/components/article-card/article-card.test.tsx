import { render, screen } from "@testing-library/react"
import { articles } from "../../../tests/helpers/samples"
import { ArticleCard } from "."

const [article = { path: "", title: "", description: "", date: "", readingMinutes: 0 }] =
  articles(1)

it("links the title to the article and says when it is from and how long it takes", () => {
  render(<ArticleCard {...article} />)
  expect(screen.getByRole("link", { name: "Post 1" })).toHaveAttribute("href", "/blog/post-1")
  expect(screen.getByRole("article")).toHaveTextContent("March 9, 2025")
  expect(screen.getByRole("article")).toHaveTextContent("4 min read")
})

it("labels a report on a month", () => {
  const { rerender } = render(<ArticleCard {...article} report="Newsletter" />)
  expect(screen.getByText("Newsletter")).toBeInTheDocument()
  rerender(<ArticleCard {...article} />)
  expect(screen.queryByText("Newsletter")).not.toBeInTheDocument()
})

it("a cover below the fold waits until it is near", () => {
  render(<ArticleCard {...article} />)
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "lazy")
})

it("the first cover loads at once, and those beside it behind it", () => {
  const { rerender } = render(<ArticleCard {...article} coverTurn="first" />)
  const cover = screen.getByRole("presentation")
  expect(cover).not.toHaveAttribute("loading")
  expect(cover).not.toHaveAttribute("fetchpriority")
  rerender(<ArticleCard {...article} coverTurn="beside" />)
  expect(cover).not.toHaveAttribute("loading")
  expect(cover).toHaveAttribute("fetchpriority", "low")
})

it("stands at the level that its place in the page asks for", () => {
  render(<ArticleCard {...article} level={3} />)
  expect(screen.getByRole("heading", { level: 3, name: "Post 1" })).toBeInTheDocument()
})
