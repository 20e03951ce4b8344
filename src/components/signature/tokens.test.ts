import { tokens } from "./tokens"

const classOf = (code: string, text: string) =>
  tokens(code).find(token => token.text === text)?.className

const code =
  "function open(TokenId[] calldata ids, uint64 limit, PoolKey key) external returns (bool);"

test("keeps the text when all parts are joined", () => {
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
])("gives %s the class %s", (text, className) => {
  expect(classOf(code, text)).toBe(className)
})

test("highlights a constant's value as a number, but not its name as a type", () => {
  const constant = "uint64 internal constant MAX_SPREAD = 9;"
  expect(classOf(constant, "MAX_SPREAD")).toBeUndefined()
  expect(classOf(constant, "9")).toBe("tok-number")
})

test("recognizes types when parameters have no names", () => {
  expect(classOf("function f() returns (CollateralTracker);", "CollateralTracker")).toBe("tok-type")
})
