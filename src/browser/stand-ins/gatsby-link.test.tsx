import { render, screen } from "@testing-library/react"
import { Link, navigate, parsePath } from "./gatsby-link"

const go = jest.fn()

beforeEach(() => {
  Object.assign(window, { ___navigate: go })
  go.mockReset()
  window.history.replaceState(null, "", "/docs/intro?a=1")
})

it.each([
  ["/blog", "/blog"],
  ["/docs/faq/#gas", "/docs/faq#gas"],
  ["/", "/"],
  ["/search?q=a/b#c/", "/search?q=a/b#c/"],
  ["?q=delta", "/docs/intro?q=delta"],
  ["#part", "/docs/intro?a=1#part"],
])("going to %s asks for %s", (to, expected) => {
  navigate(to, { replace: true })
  expect(go).toHaveBeenCalledWith(expected, { replace: true })
})

it("goes back a number of steps", () => {
  navigate(-1)
  expect(go).toHaveBeenCalledWith(-1, undefined)
})

it("takes an address apart", () => {
  expect(parsePath("/a?b=/c#d?e")).toEqual({ pathname: "/a", search: "?b=/c", hash: "#d?e" })
  expect(parsePath("/a#b?c")).toEqual({ pathname: "/a", search: "", hash: "#b?c" })
  expect(parsePath("?#")).toEqual({ pathname: "/", search: "", hash: "" })
})

it("a link is an anchor", () => {
  render(<Link to="/blog">Blog</Link>)
  expect(screen.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog")
})
