import { moneyness, rangedMoneyness } from "./moneyness"

test("a call above its strike and a put below it are in the money", () => {
  expect(moneyness("call", 2100, 2000)).toBe("in the money")
  expect(moneyness("put", 1900, 2000)).toBe("in the money")
})

test("a call below its strike and a put above it are out of the money", () => {
  expect(moneyness("call", 1900, 2000)).toBe("out of the money")
  expect(moneyness("put", 2100, 2000)).toBe("out of the money")
})

test("strike and price equal is at the money", () => {
  expect(moneyness("call", 2000, 2000)).toBe("at the money")
})

test("a Panoptic option is at the money in its range and in or out of it beyond", () => {
  const bounds = { lower: 909, upper: 1100 }
  expect(rangedMoneyness("put", 950, bounds)).toBe("at the money")
  expect(rangedMoneyness("put", 900, bounds)).toBe("in the money")
  expect(rangedMoneyness("put", 1101, bounds)).toBe("out of the money")
})
