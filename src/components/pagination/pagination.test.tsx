import { render, screen } from "@testing-library/react"
import { Pagination } from "."

const paths = ["/blog", "/blog/page/2", "/blog/page/3"]

it("marks the page shown", () => {
  render(<Pagination label="Blog" page={2} paths={paths} />)
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2")
})

it("leads to the neighbours", () => {
  render(<Pagination label="Blog" page={2} paths={paths} />)
  expect(screen.getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/blog")
  expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute("href", "/blog/page/3")
})

it("has no way past the ends", () => {
  render(<Pagination label="Blog" page={3} paths={paths} />)
  expect(screen.queryByRole("link", { name: "Older" })).not.toBeInTheDocument()
})

it("is left out where there is one page", () => {
  const { container } = render(<Pagination label="Blog" page={1} paths={["/blog"]} />)
  expect(container).toBeEmptyDOMElement()
})
