import { render, screen, within } from "@testing-library/react"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { docsFrame } from "../../../tests/helpers/samples"
import { DocsTagsView } from "./view"

it("links every tag with its number of documents", () => {
  fakeMatchMedia()
  render(
    <DocsTagsView
      {...docsFrame("/docs/tags")}
      tags={[{ label: "Delta", path: "/docs/tags/delta", count: 2 }]}
    />,
  )
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("link", { name: "Delta" })).toHaveAttribute("href", "/docs/tags/delta")
  expect(main.getByRole("listitem")).toHaveTextContent("2")
})
