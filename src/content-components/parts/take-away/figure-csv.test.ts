import { csvOf, figureCsv, plainCell } from "./figure-csv"

test("turns a figure's table into distinct rows of plain numbers", () => {
  const table = {
    columns: ["Price, USDC", "At expiry, USDC"],
    rows: [
      ["1,500", "−90"],
      ["2,500", "+410"],
      ["2,500", "+410"],
    ],
  }
  expect(figureCsv(table)).toBe('"Price, USDC","At expiry, USDC"\r\n1500,-90\r\n2500,410\r\n')
})

test.each([
  ["+1,234.5", "1234.5"],
  ["−0.25%", "-0.25%"],
  ["1,000 USDC", "1000 USDC"],
  ["3.25×", "3.25×"],
  ["12.5 days", "12.5 days"],
  // Not numbers, although they begin like some.
  ["1,2 and 3", "1,2 and 3"],
  ["2023-05", "2023-05"],
  ["r = 1.25", "r = 1.25"],
  ["−", "−"],
])("writes %s as %s", (cell, plain) => expect(plainCell(cell)).toBe(plain))

test("quotes cells with commas, quotes, or line breaks", () => {
  expect(csvOf([['say "no"', "a, b", "two\nlines", "plain"]])).toBe(
    '"say ""no""","a, b","two\nlines",plain\r\n',
  )
})
