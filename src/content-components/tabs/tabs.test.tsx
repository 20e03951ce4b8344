import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Fragment } from "react"
import { TabItem } from "../tab-item"
import { Tabs } from "."

const sides = (props: Partial<Parameters<typeof Tabs>[0]> = {}) => (
  <Tabs {...props}>
    <Fragment key="first">
      <TabItem value="buy" label="Buying">
        Pay streamia.
      </TabItem>
    </Fragment>
    <TabItem value="sell" label="Selling">
      Earn streamia.
    </TabItem>
  </Tabs>
)

test("the first tab is chosen and shows its panel", () => {
  render(sides())
  expect(screen.getByRole("tab", { name: "Buying" })).toHaveAttribute("aria-selected", "true")
  expect(screen.getByRole("tabpanel", { name: "Buying" })).toHaveTextContent("Pay streamia.")
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1)
})

test("a click chooses another tab", async () => {
  render(sides())
  await userEvent.click(screen.getByRole("tab", { name: "Selling" }))
  expect(screen.getByRole("tabpanel", { name: "Selling" })).toHaveTextContent("Earn streamia.")
})

test("arrow keys move and choose, and go round", async () => {
  render(sides())
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Selling" })).toHaveFocus()
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Buying" })).toHaveFocus()
  await userEvent.keyboard("{End}")
  expect(screen.getByRole("tab", { name: "Selling" })).toHaveAttribute("aria-selected", "true")
})

test("only the chosen tab is in the tab order", () => {
  render(sides())
  expect(screen.getByRole("tab", { name: "Buying" })).toHaveAttribute("tabindex", "0")
  expect(screen.getByRole("tab", { name: "Selling" })).toHaveAttribute("tabindex", "-1")
})

test("the default value decides which tab is first", () => {
  render(sides({ defaultValue: "sell" }))
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Selling")
})

test("an unknown default value falls back to the first tab", () => {
  render(sides({ defaultValue: "hold" }))
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Buying")
})

test("labels may come from the values", () => {
  render(
    <Tabs values={[{ value: "x", label: "From values" }]}>
      <TabItem value="x">Text</TabItem>
    </Tabs>,
  )
  expect(screen.getByRole("tab")).toHaveTextContent("From values")
})

test("sets of one group change together", async () => {
  render(
    <>
      {sides({ groupId: "side" })}
      {sides({ groupId: "side" })}
      {sides()}
    </>,
  )
  const [first] = screen.getAllByRole("tab", { name: "Selling" })
  if (first) await userEvent.click(first)
  const selected = screen.getAllByRole("tab", { selected: true }).map(tab => tab.textContent)
  expect(selected).toEqual(["Selling", "Selling", "Buying"])
})
