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

test("names the table after its caption and keeps the order of the data", () => {
  render(table)
  expect(screen.getByRole("table", { name: "Fruit" })).toBeVisible()
  expect(names()).toEqual(["pear", "Apple", "fig"])
})

test("sorts ascending, then descending, ignoring case, and sets aria-sort", async () => {
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

test("shows no button when a column is not sortable", () => {
  render(table)
  expect(screen.queryByRole("button", { name: "Size" })).toBeNull()
})
