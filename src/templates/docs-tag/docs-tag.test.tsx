import { render, screen } from "@testing-library/react"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { docsFrame } from "../../../tests/helpers/samples"
import { DocsTagView } from "./view"

const show = (total: number) =>
  render(
    <DocsTagView
      {...docsFrame("/docs/tags/delta")}
      label="Delta"
      items={[{ title: "Delta", path: "/docs/product/delta", description: "Exposure to price." }]}
      total={total}
      page={1}
      paths={["/docs/tags/delta", "/docs/tags/delta/page/2"]}
      tagsPath="/docs/tags"
    />,
  )

beforeEach(() => {
  fakeMatchMedia()
})

it("lists the documents with the tag", () => {
  show(12)
  expect(screen.getByRole("heading", { level: 2, name: "Delta" })).toBeInTheDocument()
  expect(screen.getByRole("main")).toHaveTextContent("Exposure to price.")
})

it("counts one document in the singular", () => {
  show(1)
  expect(screen.getByRole("main")).toHaveTextContent("1 document in the docs")
})

it("links to all tags and to its other pages", () => {
  show(12)
  expect(screen.getByRole("link", { name: "All topics" })).toHaveAttribute("href", "/docs/tags")
  expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute(
    "href",
    "/docs/tags/delta/page/2",
  )
})
