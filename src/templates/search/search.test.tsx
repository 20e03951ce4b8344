import { render, screen } from "@testing-library/react"
import { servedHtml } from "../../../tests/helpers/served-html"
import { limits } from "../../site.config"
import { SearchView } from "./view"

const view = (
  <SearchView topicsPath="/docs/tags" sections={[{ name: "blog", archivePath: "/blog/archive" }]} />
)

it("sends the query to its own address without JavaScript", () => {
  render(view)
  const box = screen.getByRole("searchbox")
  expect(box).toHaveAttribute("name", "q")
  expect(box.closest("form")).toHaveAttribute("action", "/search")
  expect(box.closest("form")).toHaveAttribute("method", "get")
})

it("limits the length of the query", () => {
  render(view)
  expect(screen.getByRole("searchbox")).toHaveAttribute(
    "maxlength",
    String(limits.searchInputLength),
  )
})

it("links to the lists of all pages when JavaScript is off", () => {
  expect(servedHtml(view)).toMatch(/<noscript>.*href="\/blog\/archive"/)
})
