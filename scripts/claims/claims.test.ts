import { readFileSync } from "node:fs"
import { guideFile, withTables } from "./guide"
import { renewClaims } from "./renew-claims"

test("the author's guide lists the functions and formats that there are", () => {
  const guide = readFileSync(guideFile, "utf8")
  expect(withTables(guide) === guide ? "" : "run `npm run tools -- claims`").toBe("")
})

test("expected numbers are renewed, with a unit where one was written, and all else is kept", () => {
  const text =
    "a {{ 1 + 1 = 3 }} {{ 4 | usdc = 5 USDC }} {{ 4 | usdc = 5 }} {{ 2 }} {{ no() = 1 }} `{{ 1 = 2 }}`"
  expect(renewClaims("a.md", text)).toEqual({
    text: "a {{ 1 + 1 = 2 }} {{ 4 | usdc = 4 USDC }} {{ 4 | usdc = 4 }} {{ 2 }} {{ no() = 1 }} `{{ 1 = 2 }}`",
    count: 3,
  })
})
