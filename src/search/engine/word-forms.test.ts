import { wordForms } from "./word-forms"

test.each([
  ["trade", "trading"],
  ["trading", "trade"],
  ["close", "closed"],
  ["bootstrap", "bootstrapping"],
  ["deployed", "deployment"],
  ["liquidated", "liquidation"],
  ["selling", "seller"],
])("gives %s the form %s", (word, form) => {
  expect(wordForms(word)).toContain(form)
})

test("gives short words, numbers and identifiers no other forms", () => {
  expect(["put", "0dte", "erc20"].flatMap(wordForms)).toEqual([])
})
