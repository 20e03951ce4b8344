import { readFileSync } from "node:fs"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parse } from "yaml"
import { SubgraphSchema } from "."

const subgraph = parse(readFileSync("content/data/subgraph.yaml", "utf8"))

test("the filter leaves the fields that match and hides entities without any", async () => {
  render(<SubgraphSchema subgraph={subgraph} />)
  await userEvent.click(screen.getByRole("searchbox"))
  await userEvent.paste("isLiquidated")
  expect(document.getElementById("panopticpoolaccount")).toBeVisible()
  expect(document.getElementById("panopticpoolaccount.isLiquidated")).toBeVisible()
  expect(document.getElementById("panopticpoolaccount.id")).not.toBeVisible()
  expect(document.getElementById("bundle")).not.toBeVisible()
  expect(document.querySelector("output")).toHaveTextContent(/^1 of \d+ fields$/)
})
