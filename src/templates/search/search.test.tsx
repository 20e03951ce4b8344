import { render, screen } from "@testing-library/react"
import { limits } from "../../site.config"
import { servedHtml } from "../../testing/served-html"
import { SearchView } from "./view"

it("sends the query to its own address without script", () => {
  render(<SearchView />)
  const box = screen.getByRole("searchbox")
  expect(box).toHaveAttribute("name", "q")
  expect(box.closest("form")).toHaveAttribute("action", "/search")
  expect(box.closest("form")).toHaveAttribute("method", "get")
})

it("takes no longer query than the limit", () => {
  render(<SearchView />)
  expect(screen.getByRole("searchbox")).toHaveAttribute(
    "maxlength",
    String(limits.searchInputLength),
  )
})

it("tells readers without script where every page is listed", () => {
  expect(servedHtml(<SearchView />)).toMatch(/<noscript>.*href="\/blog\/archive"/)
})
