import { matches } from "./matches"

test("matches texts that contain all words of the query", () => {
  expect(matches("PanopticPool V1.1", "v1.1 pool")).toBe(true)
  expect(matches("PanopticPool V1.1", "pool v2")).toBe(false)
  expect(matches("PanopticPool", " ")).toBe(true)
})
