import { readFileSync } from "node:fs"
import { fireEvent, render, screen } from "@testing-library/react"
import { parse } from "yaml"
import { SubgraphSchema } from "./lazy"

const subgraph = parse(readFileSync("content/data/subgraph.yaml", "utf8"))

test("shows only the fields that match the filter and hides entities without any", () => {
  render(<SubgraphSchema subgraph={subgraph} />)
  // Looked up by label, because a query by role visits each of the thousands of elements.
  const box = screen.getByLabelText("Filter entities and fields")
  fireEvent.change(box, { target: { value: "isLiquidated" } })
  expect(document.getElementById("panopticpoolaccount")).toBeVisible()
  expect(document.getElementById("panopticpoolaccount.isLiquidated")).toBeVisible()
  expect(document.getElementById("panopticpoolaccount.id")).not.toBeVisible()
  expect(document.getElementById("bundle")).not.toBeVisible()
  expect(document.querySelector("output")).toHaveTextContent(/^1 of \d+ fields$/)
})
