import { render, screen, within } from "@testing-library/react"
import { bitRows } from "../../content/contracts/bit-rows"
import type { BitLayout } from "../../content/contracts/contract-schema"
import { BitMap } from "."

const layout: BitLayout = {
  name: "LiquidityChunk",
  anchor: "layout-liquiditychunk",
  underlying: "uint256",
  unit: "bits",
  size: 256,
  fields: [
    { name: "liquidity", offset: 0, width: 128, meaning: "Amount of liquidity" },
    { name: "tickUpper", offset: 208, width: 24, signed: true, meaning: "Upper tick" },
    { name: "tickLower", offset: 232, width: 24, signed: true, meaning: "Lower tick" },
  ],
  aliases: [{ name: "ticks", offset: 208, width: 48 }],
}

const draw = (drawn: BitLayout) => render(<BitMap layout={drawn} rows={bitRows(drawn)} />)

test("shows size and underlying type in the table's caption", () => {
  draw(layout)
  expect(
    screen.getByRole("table", { name: "LiquidityChunk: 256 bits in uint256" }),
  ).toBeInTheDocument()
})

test("shows a row for each field with its bits, width and meaning", () => {
  draw(layout)
  const row = screen.getByRole("row", { name: /tickUpper/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["208–231 (24)", "Upper tick (signed)"])
})

test("scrolls the drawing by keyboard and hides it from screen readers", () => {
  draw(layout)
  const drawing = screen.getByRole("region", { name: "Drawing of LiquidityChunk" })
  expect(drawing).toHaveAttribute("tabindex", "0")
  expect(within(drawing).queryByText("tickUpper")).not.toBeNull()
  expect(drawing.firstElementChild).toHaveAttribute("aria-hidden", "true")
})

test("draws unused bits and starts with the highest", () => {
  draw(layout)
  const drawing = screen.getByRole("region")
  expect(drawing.textContent).toBe("tickLower255–232tickUpper231–208unused207–128liquidity127–0")
})

test("lists names for several fields together", () => {
  draw(layout)
  expect(screen.getByText(/names bits 208–255 together/)).toBeInTheDocument()
})

test("draws a repeated group each time but lists it once", () => {
  const repeat = {
    label: "leg",
    count: 2,
    offset: 128,
    stride: 40,
    fields: [{ name: "strike", offset: 0, width: 24, meaning: "Centre tick" }],
  }
  draw({ ...layout, fields: layout.fields.slice(0, 1), repeat })
  expect(screen.getByRole("region").textContent).toContain(
    "strike191–168unused167–152strike151–128",
  )
  const table = screen.getByRole("table", {
    name: "Each leg n, 0 to 1: 40 bits from bit 128 + 40 n",
  })
  expect(within(table).getAllByRole("row")).toHaveLength(2)
})
