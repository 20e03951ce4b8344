import { render, screen } from "@testing-library/react"
import { Breadcrumbs } from "."

it("links the ancestors and marks the page itself", () => {
  render(
    <Breadcrumbs
      crumbs={[{ label: "Product", path: "/docs/product" }, { label: "Group" }]}
      current="Streamia"
    />,
  )
  expect(screen.getByRole("link", { name: "Product" })).toHaveAttribute("href", "/docs/product")
  expect(screen.queryByRole("link", { name: "Group" })).not.toBeInTheDocument()
  expect(screen.getByRole("listitem", { current: "page" })).toHaveTextContent("Streamia")
})
