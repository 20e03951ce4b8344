import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Address, getAddress, numberToHex } from "viem"
import {
  marketSalt,
  poolIdV10,
  poolIdV11,
  v3PoolAddress,
  v4PoolId,
} from "../../../content/snippets/pool-ids"
import { fingerprint } from "../../../content/snippets/position-list"
import { spreadLimit } from "../../../content/snippets/trade"
import {
  packPair,
  packPositionBalance,
  unpackPair,
  unpackPositionBalance,
  unpackSignedPair,
} from "../../../src/options/encoding/packed-words"
import {
  nearestStrike,
  priceAtStrike,
  strikeAndWidth,
  tickAtPrice,
  widthOfRangeFactor,
} from "../../../src/options/encoding/strike-tick"
import {
  brokenRule,
  decodeTokenId,
  encodeTokenId,
  legBounds,
  wordOf,
} from "../../../src/options/encoding/token-id"
import { boundTicks, rangeFactorOfWidth } from "../../../src/options/ticks/range-ticks"

/**
 * A worked example from the review of the contracts' interface: encodings, ids, words, or ticks.
 */
interface Example {
  fn: string
  // biome-ignore lint/suspicious/noExplicitAny: arguments have the shape of their function, which the call checks.
  args: any
  result: unknown
}

const examples: Example[] = JSON.parse(
  readFileSync(join(__dirname, "worked-examples.json"), "utf8"),
)

// biome-ignore lint/suspicious/noExplicitAny: as above
type Args = any
const pair = ({ decimals0, decimals1, asset = 0 }: Args) => ({ decimals0, decimals1, asset })
const address = (text: string): Address => getAddress(numberToHex(BigInt(text), { size: 20 }))
const tokens = ([token0, token1]: [bigint, bigint]) => ({
  token0: String(token0),
  token1: String(token1),
})

const functions: Record<string, (args: Args) => unknown> = {
  v3_pool_address: a => v3PoolAddress(address(a.token0), address(a.token1), a.fee).toLowerCase(),
  pool_id_v3: a => numberToHex(poolIdV10(a.pool, a.spacing), { size: 8 }),
  v4_pool_id: a =>
    v4PoolId({
      currency0: address(a.currency0),
      currency1: address(a.currency1),
      fee: a.fee,
      tickSpacing: a.spacing,
      hooks: address("0x0"),
    }),
  pool_id_v4: a => numberToHex(poolIdV11(a.pool_id, a.spacing), { size: 8 }),
  tick_at: a => tickAtPrice(a.price, pair(a)),
  price_at: a => priceAtStrike(a.tick, pair(a)),
  nearest_strike: a => nearestStrike(a.tick, a.width, a.spacing),
  bounds: a => Object.values(boundTicks(a)),
  strike_and_width: a => Object.values(strikeAndWidth(a.lower, a.upper, a.spacing)),
  range_factor: a => rangeFactorOfWidth(a.width, a.spacing),
  width_for: a => widthOfRangeFactor(a.factor, a.spacing),
  validate: a => brokenRule(BigInt(a.token_id)) ?? null,
  encode: a =>
    wordOf(
      encodeTokenId(
        BigInt(a.pool_id),
        a.legs.map((leg: Args) => ({ ...leg, isLong: leg.isLong === 1 })),
      ),
    ),
  decode: a => {
    const { poolId, tickSpacing, legs } = decodeTokenId(BigInt(a.token_id))
    return {
      poolPattern: numberToHex(BigInt.asUintN(48, poolId), { size: 6 }),
      tickSpacing,
      legs: legs.map(leg => ({
        ...leg,
        isLong: Number(leg.isLong),
        bounds: Object.values(legBounds(leg, tickSpacing)),
      })),
    }
  },
  pack_position_balance: a =>
    wordOf(
      packPositionBalance({
        size: BigInt(a.size),
        utilization0: a.util0,
        utilization1: a.util1,
        currentTick: a.current,
        fastOracleTick: a.fast,
        slowOracleTick: a.slow,
        lastObservedTick: a.last,
      }),
    ),
  unpack_position_balance: a => {
    const { size, utilization0, utilization1, ...ticks } = unpackPositionBalance(BigInt(a.word))
    return { size: String(size), util0: utilization0, util1: utilization1, ...ticks }
  },
  pack_pair: a => wordOf(packPair(BigInt(a.token0), BigInt(a.token1))),
  unpack_pair: a => tokens((a.signed ? unpackSignedPair : unpackPair)(BigInt(a.word))),
  list_fingerprint: a => wordOf(fingerprint(a.token_ids.map(BigInt))),
  spread_limit_x32: a => Number(spreadLimit(a.times)),
  factory_salt_v3: a => marketSalt(a.deployer, a.pool, BigInt(a.salt)),
  factory_token_id: a => String(BigInt(a.market)),
}

test.each(examples.map(example => [example.fn, example]))("%s of %j", (_, { fn, args, result }) => {
  const compute = functions[fn]
  if (!compute) throw new Error(`no function for ${fn}`)
  const computed = compute(args)
  if (typeof result === "number" && !Number.isInteger(result))
    // The examples are rounded.
    expect(computed).toBeCloseTo(result, String(result).split(".")[1]?.length ?? 0)
  else expect(computed).toEqual(result)
})

test("computes the pool id whose example in the source lacks a digit", () => {
  const idV4 = `0x${"00".repeat(26)}0e986847638a` as const
  expect(numberToHex(poolIdV11(idV4, 60), { size: 8 })).toBe("0x003c0e986847638a")
})
