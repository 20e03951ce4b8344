import { matches } from "./matches"

test("a query matches texts that hold all its words", () => {
  expect(matches("PanopticPool V1.1", "v1.1 pool")).toBe(true)
  expect(matches("PanopticPool V1.1", "pool v2")).toBe(false)
  expect(matches("PanopticPool", " ")).toBe(true)
})
