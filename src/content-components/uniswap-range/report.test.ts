import { rangeReport } from "./report"

const at = (price: number) => rangeReport({ lower: 1800, upper: 2200, amount: 10_000, price })
const table = (price: number, title: string) =>
  at(price).tables.find(each => each.title.startsWith(title))?.rows ?? []

test("lists each price once when the price is an end of the range", () => {
  const prices = table(1800, "Profit and loss").map(([price]) => price)
  expect(prices).toEqual(["900", "1,800", "1,990", "2,200", "2,750"])
})

test("shows no loss down to the lower price when the price is already below it", () => {
  expect(table(1500, "What hedges").at(2)?.[3]).toBe("Losses down to 1,800, at most 0 USDC")
  expect(table(2000, "What hedges").at(2)?.[3]).toBe("Losses down to 1,800, at most 744.7 USDC")
})

test("cancels the range at every price with the same put", () => {
  expect(table(2000, "Profit and loss").map(row => row.at(3))).toEqual(Array(6).fill("0"))
})
