import { render, screen } from "@testing-library/react"
import { Cards } from "../cards"
import { Card } from "."
import { component } from "./component"

test("renders a link named after its title", () => {
  render(
    <Cards>
      <Card title="Sell options" href="/docs/getting-started/sell">
        Earn streamia.
      </Card>
    </Cards>,
  )
  const link = screen.getByRole("link", { name: "Sell options" })
  expect(link).toHaveAttribute("href", "/docs/getting-started/sell")
  expect(screen.getByText("Earn streamia.")).toBeVisible()
})

test("rejects an address that is neither a path nor https", () => {
  expect(component.props.safeParse({ title: "x", href: "javascript:alert(1)" }).success).toBe(false)
})
