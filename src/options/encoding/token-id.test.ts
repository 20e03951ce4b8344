import { seededRandom } from "../random"
import { brokenRule, decodeTokenId, encodeTokenId, type TokenIdLeg, wordOf } from "./token-id"

const put: TokenIdLeg = {
  asset: 0,
  optionRatio: 1,
  isLong: false,
  tokenType: 1,
  riskPartner: 0,
  strike: 64800,
  width: 10,
}

test("decodes random positions to what was encoded", () => {
  const random = seededRandom(14)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const bit = () => (random() < 0.5 ? 0 : 1)
  for (let round = 0; round < 500; round++) {
    const poolId = (BigInt(whole(0, 2 ** 16 - 1)) << 48n) | BigInt(whole(0, 2 ** 48 - 1))
    const legs = Array.from(
      { length: whole(1, 4) },
      (): TokenIdLeg => ({
        asset: bit(),
        optionRatio: whole(1, 127),
        isLong: bit() === 1,
        tokenType: bit(),
        riskPartner: whole(0, 3),
        strike: whole(-887272, 887272),
        width: whole(1, 4095),
      }),
    )
    const decoded = decodeTokenId(encodeTokenId(poolId, legs))
    expect(decoded).toEqual({ poolId, tickSpacing: Number(poolId >> 48n), legs })
  }
})

test.each([
  [{ optionRatio: 128 }, "Leg 1: optionRatio is a whole number from 0 to 127."],
  [{ strike: 887273 }, "Leg 1: strike is a whole number from -887272 to 887272."],
  [{ width: 4096 }, "Leg 1: width is a whole number from 0 to 4095."],
  [{ width: 1.5 }, "Leg 1: width is a whole number from 0 to 4095."],
])("rejects a leg when %j does not fit its bits", (change, message) => {
  expect(() => encodeTokenId(1n, [{ ...put, ...change }])).toThrow(new RangeError(message))
})

test("rejects a fifth leg, a longer pool id, and a longer token id", () => {
  expect(() => encodeTokenId(1n, [put, put, put, put, put])).toThrow("four legs at most")
  expect(() => encodeTokenId(1n << 64n, [])).toThrow("64 bits")
  expect(() => decodeTokenId(1n << 256n)).toThrow("256 bits")
})

test("reports rule 1 for a gap between legs, and rule 4 for a strike at the last tick", () => {
  const far = encodeTokenId(1n, [
    { ...put, optionRatio: 0, strike: 0, width: 0, tokenType: 0 },
    put,
  ])
  expect(brokenRule(far)).toBe(1)
  expect(brokenRule(encodeTokenId(1n, [{ ...put, strike: -887272 }]))).toBe(4)
})

test("writes a word with 64 digits", () => {
  expect(wordOf(15n)).toBe(`0x${"0".repeat(63)}f`)
})
