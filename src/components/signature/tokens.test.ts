import { tokens } from "./tokens"

const classOf = (code: string, text: string) =>
  tokens(code).find(token => token.text === text)?.className

const code =
  "function open(TokenId[] calldata ids, uint64 limit, PoolKey key) external returns (bool);"

test("pieces join to the text again", () => {
  expect(
    tokens(code)
      .map(({ text }) => text)
      .join(""),
  ).toBe(code)
})

test.each([
  ["function", "tok-keyword"],
  ["calldata", "tok-keyword"],
  ["open", "tok-function"],
  ["TokenId", "tok-type"],
  ["PoolKey", "tok-type"],
  ["uint64", "tok-type"],
  ["bool", "tok-type"],
])("%s is %s", (text, className) => {
  expect(classOf(code, text)).toBe(className)
})

test("a constant's name is not a type but its value is a number", () => {
  const constant = "uint64 internal constant MAX_SPREAD = 9;"
  expect(classOf(constant, "MAX_SPREAD")).toBeUndefined()
  expect(classOf(constant, "9")).toBe("tok-number")
})

test("types without a parameter name are types", () => {
  expect(classOf("function f() returns (CollateralTracker);", "CollateralTracker")).toBe("tok-type")
})
