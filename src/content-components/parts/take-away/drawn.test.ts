import { ownName } from "./drawn"

test.each([
  ["grid-KI", "grid"],
  ["plot-module--grid--1a2b3", "grid"],
  ["line-chart-module--xName--0ffee", "xName"],
  ["figure-frame", "figure-frame"],
])("the class %s is called %s in its style sheet", (built, own) => {
  expect(ownName(built)).toBe(own)
})
