import { compile } from "../../tests/helpers/compile-markdown"
import { startsWithDescription } from "./lead"

const text = "A **liquidity** position is a put.\n\nMore of it.\n\n## Why\n\nBecause.\n"

test.each([
  ["A liquidity position is a put.", true],
  ["A liquidity position…", true],
  ["What liquidity has to do with puts.", false],
])("compares the beginning of the text with %j and returns %j", async (description, expected) => {
  const { page } = await compile(text)
  expect(startsWithDescription(description, page)).toBe(expected)
})
