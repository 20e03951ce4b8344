import { render, screen, within } from "@testing-library/react"
import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { docsFrame } from "../../../tests/helpers/samples"
import { DocCategoryView } from "./view"

it("shows the category's pages as cards", () => {
  fakeMatchMedia()
  render(
    <DocCategoryView
      {...docsFrame("/docs/product")}
      title="How to use Panoptic"
      breadcrumbs={[]}
      items={[
        { label: "Streamia", path: "/docs/product/streamia", description: "Who pays whom." },
        { label: "Uniswap LPs", path: "/docs/product/uniswap-lps", description: "3 pages" },
      ]}
    />,
  )
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent("How to use Panoptic")
  expect(main.getByRole("link", { name: "Streamia" })).toHaveAttribute(
    "href",
    "/docs/product/streamia",
  )
  expect(main.getAllByRole("listitem")[1]).toHaveTextContent("3 pages")
})
