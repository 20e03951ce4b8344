import { render, screen } from "@testing-library/react"
import { Pagination } from "."

const paths = ["/blog", "/blog/page/2", "/blog/page/3"]

it("marks the current page", () => {
  render(<Pagination label="Blog" page={2} paths={paths} />)
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2")
})

it("links to the neighboring pages", () => {
  render(<Pagination label="Blog" page={2} paths={paths} />)
  expect(screen.getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/blog")
  expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute("href", "/blog/page/3")
})

it("has no link past the ends", () => {
  render(<Pagination label="Blog" page={3} paths={paths} />)
  expect(screen.queryByRole("link", { name: "Older" })).not.toBeInTheDocument()
})

it("renders nothing when there is only one page", () => {
  const { container } = render(<Pagination label="Blog" page={1} paths={["/blog"]} />)
  expect(container).toBeEmptyDOMElement()
})

it("shows only the ends and pages near the current one when there are many", () => {
  const many = Array.from({ length: 334 }, (_, index) => `/blog/page/${index + 1}`)
  const { container } = render(<Pagination label="Blog" page={100} paths={many} />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1",
    "97",
    "98",
    "99",
    "100",
    "101",
    "102",
    "103",
    "334",
  ])
  const gaps = [...container.querySelectorAll("[data-gap]")].map(({ textContent }) => textContent)
  expect(gaps).toEqual(["97", "334"])
})
