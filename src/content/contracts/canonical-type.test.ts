import { canonicalSignature, canonicalType } from "./canonical-type"

const types = new Map([
  ["TokenId", "uint256"],
  ["PoolKey", "(address,address,uint24,int24,address)"],
])

test.each([
  ["uint256", "uint256"],
  ["TokenId[]", "uint256[]"],
  ["uint256[2][4]", "uint256[2][4]"],
  ["PoolKey", "(address,address,uint24,int24,address)"],
  ["mapping(bytes32 chunkKey => TokenId id)", "mapping(bytes32 => uint256) storage"],
])("writes %s as %s in an ABI", (type, expected) => {
  expect(canonicalType(type, types)).toBe(expected)
})

test("derives no signature when a type is unknown", () => {
  expect(canonicalSignature("open", [{ type: "Mystery" }], types)).toBeUndefined()
})

test("lists canonical types in a signature without spaces", () => {
  expect(canonicalSignature("open", [{ type: "TokenId" }, { type: "bool" }], types)).toBe(
    "open(uint256,bool)",
  )
})
