import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../site/list-files"
import { layOut } from "./lay-out"

const code =
  "function open(TokenId[] calldata ids, uint64 limit, PoolKey key) external returns (bool);"

test("keeps a short declaration on one line", () => {
  expect(layOut("error NotALongLeg();")).toBe("error NotALongLeg();")
})

test("writes one parameter per line when a declaration is long", () => {
  expect(layOut(code)).toBe(
    [
      "function open(",
      "  TokenId[] calldata ids,",
      "  uint64 limit,",
      "  PoolKey key",
      ") external returns (bool);",
    ].join("\n"),
  )
})

test("writes one field per line when a struct is long", () => {
  expect(
    layOut(
      "struct PoolIdData { uint128 maxLiquidityPerTick; uint64 poolId; int24 minEnforcedTick; }",
    ),
  ).toBe(
    "struct PoolIdData {\n  uint128 maxLiquidityPerTick;\n  uint64 poolId;\n  int24 minEnforcedTick;\n}",
  )
})

test("keeps every character of every signature of the reference", () => {
  const texts = listFiles("content/contracts")
    .filter(file => file.endsWith(".json"))
    .flatMap(file => {
      const text = readFileSync(join("content/contracts", file), "utf8")
      return [...text.matchAll(/"(?:signature|formula)": ("(?:[^"\\]|\\.)*")/g)]
    })
    .map(([, written = '""']) => String(JSON.parse(written)))
  const code = (text: string) => text.replace(/\s+/g, "")
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(text => code(layOut(text)) !== code(text))).toEqual([])
})
