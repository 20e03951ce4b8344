import { readFileSync } from "node:fs"
import { guideFile, withTables } from "./guide"
import { renewClaims } from "./renew-claims"

test("lists all functions and formats in the author's guide", () => {
  const guide = readFileSync(guideFile, "utf8")
  expect(withTables(guide) === guide ? "" : "run `npm run tools -- claims`").toBe("")
})

test("updates expected numbers, with a unit when one was written, and keeps all other text", () => {
  const text =
    "a {{ 1 + 1 = 3 }} {{ 4 | usdc = 5 USDC }} {{ 4 | usdc = 5 }} {{ 2 }} {{ no() = 1 }} `{{ 1 = 2 }}`"
  expect(renewClaims("a.md", text)).toEqual({
    text: "a {{ 1 + 1 = 2 }} {{ 4 | usdc = 4 USDC }} {{ 4 | usdc = 4 }} {{ 2 }} {{ no() = 1 }} `{{ 1 = 2 }}`",
    count: 3,
  })
})
