import { decimalsFor, formatDays, formatNumber, formatPercent, formatSigned } from "./format"

test("groups thousands and uses a true minus sign", () => {
  expect(formatNumber(-1234567.891, 2)).toBe("−1,234,567.89")
})

test("defaults to three significant digits", () => {
  expect(formatNumber(0.012345)).toBe("0.0123")
  expect(formatNumber(12.345)).toBe("12.3")
  expect(formatNumber(2345.6)).toBe("2,346")
  expect(formatNumber(50)).toBe("50")
})

test("omits the sign when a number rounds to zero", () => {
  expect(formatNumber(-0.001, 1)).toBe("0.0")
  expect(formatSigned(0.001, 1)).toBe("0.0")
})

test("writes a plus sign before gains", () => {
  expect(formatSigned(50)).toBe("+50")
  expect(formatSigned(-50)).toBe("−50")
})

test("returns the number of decimals that a step needs", () => {
  expect([100, 5, 0.5, 0.25, 0.02].map(decimalsFor)).toEqual([0, 0, 1, 2, 2])
})

test("formats percentages and days as text", () => {
  expect(formatPercent(0.125)).toBe("12.5%")
  expect(formatPercent(1)).toBe("100%")
  expect([1, 30, 0.5].map(formatDays)).toEqual(["1 day", "30 days", "12 hours"])
})
