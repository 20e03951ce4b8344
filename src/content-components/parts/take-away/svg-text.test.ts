import { inLines, widthOf } from "./svg-text"

const address =
  "https://example.org/research/a-page-of-a-very-long-name?a-figure-of-a-long-title.collateral-ratio-at-the-mint=0.25&a-figure-of-a-long-title.strike=1900#figure-a-figure-of-a-long-title"

test("a word that is longer than a line is broken behind a sign, and nothing of it is lost", () => {
  const lines = inLines(`Example: ${address}`, 300, 12)
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(300)
  expect(lines.join("").replace("Example:", "")).toBe(address)
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/[/?&#=.\-_]$/)
})

test("a word without signs is broken anywhere, but never within a character", () => {
  const lines = inLines("σ🙂".repeat(40), 100, 12)
  expect(lines.join("")).toBe("σ🙂".repeat(40))
  for (const line of lines) expect(encodeURIComponent(line)).toBeTruthy()
})

test("words stay whole where they fit, and a line too narrow for anything holds one character", () => {
  expect(inLines("a short text", 300, 12)).toEqual(["a short text"])
  expect(inLines("abc", 0, 12)).toEqual(["a", "b", "c"])
})
