import { inLines, widthOf } from "./svg-text"

const address =
  "https://example.org/research/a-page-of-a-very-long-name?a-figure-of-a-long-title.collateral-ratio-at-the-mint=0.25&a-figure-of-a-long-title.strike=1900#figure-a-figure-of-a-long-title"

test("breaks a word after punctuation without losing any of it when it is longer than a line", () => {
  const lines = inLines(`Example: ${address}`, 300, 12)
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(300)
  expect(lines.join("").replace("Example:", "")).toBe(address)
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/[/?&#=.\-_]$/)
})

test("breaks a word anywhere but within a character when it has no punctuation", () => {
  const lines = inLines("σ🙂".repeat(40), 100, 12)
  expect(lines.join("")).toBe("σ🙂".repeat(40))
  for (const line of lines) expect(encodeURIComponent(line)).toBeTruthy()
})

test("keeps words whole when they fit, and writes one character per line when nothing does", () => {
  expect(inLines("a short text", 300, 12)).toEqual(["a short text"])
  expect(inLines("abc", 0, 12)).toEqual(["a", "b", "c"])
})
