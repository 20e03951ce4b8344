import { render, screen } from "@testing-library/react"
import { Cards } from "../cards"
import { Card } from "."
import { component } from "./component"

test("a card is a link with its title as name", () => {
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

test("an address that is neither a path nor https is refused", () => {
  expect(component.props.safeParse({ title: "x", href: "javascript:alert(1)" }).success).toBe(false)
})
