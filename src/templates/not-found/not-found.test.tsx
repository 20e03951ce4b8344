import { render, screen } from "@testing-library/react"
import { NotFoundView } from "./view"

it("says that there is no page and leads on", () => {
  render(
    <NotFoundView links={[{ label: "Docs", href: "/docs/intro", description: "Start here." }]} />,
  )
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("out of range")
  expect(screen.getByRole("main")).toHaveTextContent("Nothing is published at this address.")
  expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/intro")
})
