import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { DataTable } from "."

const row = (id: string, size: string) => ({ id, cells: [id, size], order: [id, size] })
const table = (
  <DataTable
    caption="Fruit"
    columns={[{ label: "Name", sortable: true }, { label: "Size" }]}
    rows={[row("pear", "2"), row("Apple", "3"), row("fig", "1")]}
  />
)
const names = () => screen.getAllByRole("rowheader").map(cell => cell.textContent)

test("the table has its caption as name and the rows in the order of the data", () => {
  render(table)
  expect(screen.getByRole("table", { name: "Fruit" })).toBeVisible()
  expect(names()).toEqual(["pear", "Apple", "fig"])
})

test("a head sorts upwards, then downwards, whatever the case, and says so", async () => {
  render(table)
  const button = screen.getByRole("button", { name: "Name" })
  await userEvent.click(button)
  expect(names()).toEqual(["Apple", "fig", "pear"])
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  )
  await userEvent.click(button)
  expect(names()).toEqual(["pear", "fig", "Apple"])
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "descending",
  )
})

test("a column that is not sortable has no button", () => {
  render(table)
  expect(screen.queryByRole("button", { name: "Size" })).toBeNull()
})
