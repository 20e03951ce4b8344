import { fitText } from "./text-layout"

/** Treats every character as half as wide as the font size. */
const measure = (text: string) => text.length / 2
const sizes = [
  { size: 40, lines: 1 },
  { size: 20, lines: 2 },
]

test("sets a short text in the largest size", () => {
  expect(fitText("Streamia", 200, sizes, measure)).toEqual({ lines: ["Streamia"], size: 40 })
})

test("sets a longer text smaller, in lines of similar length", () => {
  expect(fitText("one two three four five", 200, sizes, measure)).toEqual({
    lines: ["one two three", "four five"],
    size: 20,
  })
})

test("ends a text in an ellipsis within the width when no size fits", () => {
  const { lines } = fitText("aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii", 200, sizes, measure)
  expect(lines).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(measure(line) * 20).toBeLessThanOrEqual(200)
})

test.each([
  ["x".repeat(30), ["x".repeat(20), "x".repeat(10)]],
  ["x".repeat(50), ["x".repeat(20), `${"x".repeat(19)}…`]],
  ["The PanopticFactoryDeployer contract", ["The PanopticFactory", "Deployer contract"]],
  ["https://example.org/a-long-address", ["https://example.org/", "a-long-address"]],
])("breaks a word when it is wider than a line: %s", (text, expected) => {
  const { lines } = fitText(text, 200, sizes, measure)
  expect(lines).toEqual(expected)
  for (const line of lines) expect(measure(line) * 20).toBeLessThanOrEqual(200)
})
