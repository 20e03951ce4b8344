import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  getAddress,
  type Hex,
  numberToHex,
} from "viem"
import { factoryV10Abi, managerV10Abi, poolAbi, vaultAbi } from "../../../content/snippets/abi"
import { closeAll, withdrawAll } from "../../../content/snippets/close-and-withdraw"
import { deployMarket } from "../../../content/snippets/deploy"
import { findMarket } from "../../../content/snippets/find-market"
import {
  errorName,
  exercise,
  quoteExercise,
  tryLiquidation,
} from "../../../content/snippets/keeper"
import { packPair } from "../../../content/snippets/packed-words"
import { checkList, openPositions } from "../../../content/snippets/position-list"
import { readMargin, readPosition, readPremia } from "../../../content/snippets/read-position"
import { accountsOf } from "../../../content/snippets/subgraph"
import {
  closePosition,
  openPosition,
  rollPosition,
  spreadLimit,
  tickLimits,
} from "../../../content/snippets/trade"
import { deposit, shareValue, withdraw } from "../../../content/snippets/vault"
import { clientsOf, type RecordedCall, recorded, recordedNode, serving } from "./recorded-node"

const pool = getAddress(`0x${"50".repeat(20)}`)
const vault = getAddress(`0x${"60".repeat(20)}`)
const token = getAddress(`0x${"70".repeat(20)}`)
const owner = getAddress(`0x${"11".repeat(20)}`)
const other = getAddress(`0x${"22".repeat(20)}`)
/** The short put on WBTC in the worked examples; `spread` is their ratio spread. */
const put = 0x00000000000000000000000000000000000000a00fd20202003c99ac8ca7087fn
const spread = 0x00000000000000000000000000a00f87070400a00fd20202003c99ac8ca7087fn
/** Balance word of the put: 0.1 WBTC, utilizations of 12.34% and 61%. */
const balanceWord = 0x00fd0300fd2200fd0200fd0517d404d200000000000000000000000000989680n

const positionOf = (size: bigint): RecordedCall =>
  recorded(pool, {
    abi: poolAbi,
    functionName: "positionData",
    args: [owner, put],
    result: [64773, 64770, 64802, 64771, 1234n, 6100n, size],
  })
const premia = recorded(pool, {
  abi: poolAbi,
  functionName: "getAccumulatedFeesAndPositionsData",
  args: [owner, false, [put]],
  result: [packPair(50_000n, 1_250_000_000n), packPair(0n, 7n), [[put, balanceWord]]],
})

function setUp(calls: readonly RecordedCall[], logs: readonly object[] = []) {
  const node = recordedNode(calls, logs)
  return { node, clients: clientsOf(node, owner), sent: node.sent }
}

describe("reading", () => {
  test("combines the stored position with the legs in its id", async () => {
    const { clients } = setUp([positionOf(10_000_000n)])
    expect(await readPosition(clients.client, pool, owner, put)).toMatchObject({
      size: 10_000_000n,
      tickAtMint: 64773,
      utilization1: 6100n,
      tickSpacing: 60,
      legs: [{ strike: 64800, width: 10, isLong: false }],
    })
  })

  test("returns nothing for a position of size 0", async () => {
    const { clients } = setUp([positionOf(0n)])
    expect(await readPosition(clients.client, pool, owner, put)).toBeUndefined()
  })

  test("returns premia by token", async () => {
    const { clients } = setUp([premia])
    expect(await readPremia(clients.client, pool, owner, [put])).toEqual({
      earned: [50_000n, 1_250_000_000n],
      owed: [0n, 7n],
    })
  })

  test("requests margin at the fast tick with the words of the positions", async () => {
    const ticks = recorded(pool, {
      abi: poolAbi,
      functionName: "getOracleTicks",
      result: [64773, 64770, 64802, 64771, 0n],
    })
    const margin = recorded(vault, {
      abi: vaultAbi,
      functionName: "getAccountMarginDetails",
      args: [owner, 64770, [[put, balanceWord]], 1_250_000_000n, 7n],
      result: packPair(3_000_000_000n, 1_304_000_000n),
    })
    const { clients } = setUp([ticks, premia, margin])
    const market = { pool, vault, isVault0: false }
    expect(await readMargin(clients.client, market, owner, [put])).toEqual({
      balance: 3_000_000_000n,
      requirement: 1_304_000_000n,
    })
  })

  test("finds a market with its vaults and its pool id", async () => {
    const [factory, manager, uniswap] = [token, other, owner]
    const calls = [
      recorded(factory, {
        abi: factoryV10Abi,
        functionName: "getPanopticPool",
        args: [uniswap],
        result: pool,
      }),
      recorded(pool, { abi: poolAbi, functionName: "collateralToken0", result: vault }),
      recorded(pool, { abi: poolAbi, functionName: "collateralToken1", result: token }),
      recorded(manager, {
        abi: managerV10Abi,
        functionName: "getPoolId",
        args: [uniswap],
        result: put & (2n ** 64n - 1n),
      }),
    ]
    const { clients } = setUp(calls)
    expect(await findMarket(clients.client, { factory, manager }, uniswap)).toEqual({
      pool,
      vault0: vault,
      vault1: token,
      poolId: 0x003c99ac8ca7087fn,
    })
  })

  const run = promisify(execFile)
  const folder = join(process.cwd(), "content/snippets")
  const environment = (ETH_RPC_URL: string) => ({
    ...process.env,
    ETH_RPC_URL,
    PATH: [join(__dirname, "bin"), join(process.cwd(), "node_modules/.bin"), process.env.PATH].join(
      ":",
    ),
  })

  const quickstartPage = readFileSync("content/docs/build/quickstart.md", "utf8")
  const printed = [...quickstartPage.matchAll(/^```text\n([\s\S]*?)^```/gm)].map(([, text]) => text)

  test("prints the quickstart's output from the recorded answer, as a file and pasted into Node", async () => {
    const file = join(folder, "recorded-position.mjs")
    expect((await run("node", [file])).stdout).toBe(printed[0])
    const pasted = run("node", ["--interactive"])
    pasted.child.stdin?.end(readFileSync(file))
    for (const line of printed[0]?.trim().split("\n") ?? [])
      expect((await pasted).stdout).toContain(line)
  })

  test("records the answer to the quickstart's call", () => {
    const program = readFileSync(join(folder, "recorded-position.mjs"), "utf8")
    const words = [...program.matchAll(/"([0-9a-f]{64})"/g)].map(([, word]) => word).join("")
    expect(`0x${words}`).toBe(positionOf(10_000_000n).result)
    expect(BigInt(/tokenId = (0x[0-9a-f]+)n/.exec(program)?.[1] ?? 0)).toBe(put)
  })

  test("prints the position in the quickstart", async () => {
    const { node } = setUp([positionOf(10_000_000n)])
    const { stdout } = await serving(node, url =>
      run("tsx", [join(folder, "quickstart.mts"), pool, owner, String(put)], {
        env: environment(url),
      }),
    )
    expect(stdout).toBe(printed[1])
  }, 60_000)

  test("names the contract's functions and their types in the cast commands", async () => {
    const { node } = setUp([positionOf(10_000_000n), premia])
    const { stdout } = await serving(node, url =>
      run("sh", [join(folder, "read-position.sh"), pool, owner, String(put)], {
        env: environment(url),
      }),
    )
    const numbers = stdout.split("\n")
    expect(numbers.slice(0, 7)).toEqual([
      "64773",
      "64770",
      "64802",
      "64771",
      "1234",
      "6100",
      "10000000",
    ])
    expect(numbers[7]).toBe(String(packPair(50_000n, 1_250_000_000n)))
  }, 60_000)
})

describe("the list of open positions", () => {
  const log = (eventName: "OptionMinted" | "OptionBurnt", who: Hex, tokenId: bigint) => ({
    address: pool,
    topics: encodeEventTopics({
      abi: poolAbi,
      eventName,
      args: { recipient: who, tokenId } as never,
    }),
    data:
      eventName === "OptionMinted"
        ? encodeAbiParameters([{ type: "uint256" }, { type: "uint256" }], [balanceWord, 0n])
        : encodeAbiParameters([{ type: "uint128" }, { type: "int256[4]" }], [1n, [0n, 0n, 0n, 0n]]),
    blockNumber: "0x1",
    logIndex: "0x0",
    transactionIndex: "0x0",
    transactionHash: `0x${"cd".repeat(32)}`,
    blockHash: `0x${"ef".repeat(32)}`,
    removed: false,
  })

  test("contains exactly what this account minted and has not burned", async () => {
    const { clients } = setUp(
      [],
      [
        log("OptionMinted", owner, put),
        log("OptionMinted", other, 7n),
        log("OptionMinted", owner, spread),
        log("OptionBurnt", owner, put),
      ],
    )
    expect(await openPositions(clients.client, pool, owner, 1n)).toEqual([spread])
  })

  test("rejects a wrong list with its own error", async () => {
    const check = (result: object) =>
      setUp([
        recorded(pool, {
          abi: poolAbi,
          functionName: "validateCollateralWithdrawable",
          args: [owner, [put]],
          ...result,
        }),
      ]).clients.client
    await expect(checkList(check({}), pool, owner, [put])).resolves.toBeUndefined()
    const revert = encodeErrorResult({ abi: poolAbi, errorName: "InputListFail" })
    const failure = await checkList(check({ revert }), pool, owner, [put]).catch(errorName)
    expect(failure).toBe("InputListFail")
  })
})

describe("trading", () => {
  const safeMode = (result: boolean) =>
    recorded(pool, { abi: poolAbi, functionName: "isSafeMode", result })
  const decoded = (data: Hex | undefined) => data && decodeFunctionData({ abi: poolAbi, data })

  test("puts the limits in descending order when the trade swaps", () => {
    expect(tickLimits(64773, 0.01, false)).toEqual([64674, 64872])
    expect(tickLimits(64773, 0.01, true)).toEqual([64872, 64674])
  })

  test("sends the open ids with the new one last in a mint", async () => {
    const args = [[spread, put], 10_000_000n, spreadLimit(2), 64674, 64872] as const
    const call = recorded(pool, { abi: poolAbi, functionName: "mintOptions", args })
    const { clients, sent } = setUp([safeMode(false), call])
    await openPosition(clients, pool, {
      openIds: [spread],
      newId: put,
      size: 10_000_000n,
      spreadLimit: spreadLimit(2),
      limits: [64674, 64872],
    })
    expect(sent).toHaveLength(1)
    expect(decoded(sent[0]?.data)).toEqual({ functionName: "mintOptions", args })
  })

  test("sends nothing in safe mode", async () => {
    const { clients, sent } = setUp([safeMode(true)])
    const order = { openIds: [], newId: put, size: 1n, spreadLimit: 0n, limits: [1, 2] } as const
    await expect(openPosition(clients, pool, order)).rejects.toThrow("Safe mode")
    expect(sent).toEqual([])
  })

  test("sends the remaining ids in a burn", async () => {
    const args = [put, [spread], -887273, 887273] as const
    const call = recorded(pool, { abi: poolAbi, functionName: "burnOptions", args })
    const { clients, sent } = setUp([call])
    await closePosition(clients, pool, {
      openIds: [put, spread],
      id: put,
      limits: [-887273, 887273],
    })
    expect(decoded(sent[0]?.data)).toEqual({ functionName: "burnOptions", args })
  })

  test("burns and then mints in one call in a roll", async () => {
    const limits = [1, 2] as const
    const node = recordedNode([])
    const answer = (request: Parameters<typeof node.answer>[0]) =>
      request.method === "eth_call"
        ? encodeAbiParameters([{ type: "bytes[]" }], [["0x", "0x"]])
        : node.answer(request)
    const clients = clientsOf({ ...node, answer }, owner)
    const closing = { openIds: [put], id: put, limits }
    const order = { newId: spread, size: 5n, spreadLimit: 9n }
    await rollPosition(clients, pool, closing, order)
    const { args } = decoded(node.sent[0]?.data) as { args: readonly [readonly Hex[]] }
    expect(args[0].map(data => decoded(data))).toEqual([
      { functionName: "burnOptions", args: [put, [], 1, 2] },
      { functionName: "mintOptions", args: [[spread], 5n, 9n, 1, 2] },
    ])
  })
})

describe("vaults", () => {
  const legs = (count: bigint) =>
    recorded(pool, { abi: poolAbi, functionName: "numberOfLegs", args: [owner], result: count })

  test("approves the vault before a deposit", async () => {
    const calls = [
      recorded(vault, { abi: vaultAbi, functionName: "asset", result: token }),
      recorded(token, {
        abi: vaultAbi,
        functionName: "approve",
        args: [vault, 100n],
        result: true,
      }),
      recorded(vault, {
        abi: vaultAbi,
        functionName: "deposit",
        args: [100n, owner],
        result: 99_800_000n,
      }),
    ]
    const { clients, sent } = setUp(calls)
    expect(await deposit(clients, vault, 100n)).toBe(99_800_000n)
    expect(sent.map(({ to }) => getAddress(to))).toEqual([token, vault])
  })

  test("converts shares to tokens", async () => {
    const calls = [
      recorded(vault, {
        abi: vaultAbi,
        functionName: "balanceOf",
        args: [owner],
        result: 99_800_000n,
      }),
      recorded(vault, {
        abi: vaultAbi,
        functionName: "convertToAssets",
        args: [99_800_000n],
        result: 99n,
      }),
    ]
    expect(await shareValue(setUp(calls).clients.client, vault, owner)).toBe(99n)
  })

  test.each([
    [0n, [5n, owner, owner]],
    [1n, [5n, owner, owner, [put]]],
  ] as const)(
    "withdraws from an account with %d open legs with the arguments %j",
    async (count, args) => {
      const call = recorded(vault, {
        abi: vaultAbi,
        functionName: "withdraw",
        args: args as never,
        result: 4n,
      })
      const { clients, sent } = setUp([legs(count), call])
      await withdraw(clients, { pool, vault }, 5n, [put])
      expect(sent[0]?.data).toBe(call.data)
    },
  )
})

describe("leaving V1", () => {
  const log = (eventName: "OptionMinted", tokenId: bigint) => ({
    address: pool,
    topics: encodeEventTopics({ abi: poolAbi, eventName, args: { recipient: owner, tokenId } }),
    data: encodeAbiParameters([{ type: "uint256" }, { type: "uint256" }], [balanceWord, 0n]),
  })
  const burn = (id: bigint, remaining: readonly bigint[], reply: object = {}) =>
    recorded(pool, {
      abi: poolAbi,
      functionName: "burnOptions",
      args: [id, remaining, -887273, 887273],
      ...reply,
    })
  const logs = [log("OptionMinted", put), log("OptionMinted", spread)]

  test("closes every open position with the ids that remain after each burn", async () => {
    const burns = [burn(put, [spread]), burn(spread, [])]
    const { clients, sent } = setUp(burns, logs)
    await closeAll(clients, pool, 1n)
    expect(sent.map(({ data }) => data)).toEqual(burns.map(({ data }) => data))
  })

  test("stops at a position that cannot be closed", async () => {
    const revert = encodeErrorResult({ abi: poolAbi, errorName: "NotEnoughLiquidity" })
    const { clients, sent } = setUp([burn(put, [spread], { revert }), burn(spread, [])], logs)
    await expect(closeAll(clients, pool, 1n)).rejects.toThrow("NotEnoughLiquidity")
    expect(sent).toEqual([])
  })

  const idle = (assets: bigint) =>
    recorded(vault, { abi: vaultAbi, functionName: "maxWithdraw", args: [owner], result: assets })

  test("withdraws as much as the vault allows", async () => {
    const legs = recorded(pool, {
      abi: poolAbi,
      functionName: "numberOfLegs",
      args: [owner],
      result: 0n,
    })
    const withdrawal = recorded(vault, {
      abi: vaultAbi,
      functionName: "withdraw",
      args: [5n, owner, owner],
      result: 4n,
    })
    const { clients, sent } = setUp([idle(5n), legs, withdrawal])
    expect(await withdrawAll(clients, { pool, vault })).toBe(5n)
    expect(sent[0]?.data).toBe(withdrawal.data)
  })

  test("sends nothing when the vault has nothing idle", async () => {
    const { clients, sent } = setUp([idle(0n)])
    expect(await withdrawAll(clients, { pool, vault })).toBe(0n)
    expect(sent).toEqual([])
  })
})

describe("keeping", () => {
  const args = [[], other, [put]] as const
  const liquidation = (result: object) =>
    recorded(pool, { abi: poolAbi, functionName: "liquidate", args, ...result })
  const target = { owner: other, openIds: [put] }

  test("liquidates an account when it can be liquidated", async () => {
    const call = liquidation({})
    const { clients, sent } = setUp([call])
    await tryLiquidation(clients, pool, target)
    expect(sent[0]?.data).toBe(call.data)
  })

  test.each(["NotMarginCalled", "StaleTWAP"] as const)(
    "returns nothing when the error is %s",
    async errorName => {
      const revert = encodeErrorResult({ abi: poolAbi, errorName })
      const { clients, sent } = setUp([liquidation({ revert })])
      expect(await tryLiquidation(clients, pool, target)).toBeUndefined()
      expect(sent).toEqual([])
    },
  )

  test("throws other errors", async () => {
    const revert = encodeErrorResult({ abi: poolAbi, errorName: "InputListFail" })
    const { clients } = setUp([liquidation({ revert })])
    await expect(tryLiquidation(clients, pool, target)).rejects.toThrow("InputListFail")
  })

  test("quotes the fee of a forced exercise with its sign", async () => {
    const call = recorded(vault, {
      abi: vaultAbi,
      functionName: "exerciseCost",
      args: [64773, 64770, spread, 10n, BigInt.asIntN(256, packPair(0n, 4_000n))],
      result: BigInt.asIntN(256, packPair(0n, -4n)),
    })
    const { clients } = setUp([call])
    const position = { id: spread, size: 10n, longAmounts: [0n, 4_000n] as const }
    const ticks = { current: 64773, tenMinutes: 64770 }
    expect(await quoteExercise(clients.client, vault, position, ticks)).toEqual([0n, -4n])
  })

  test("names the holder's remaining positions in a forced exercise", async () => {
    const exercised = [other, spread, [put], []] as const
    const call = recorded(pool, { abi: poolAbi, functionName: "forceExercise", args: exercised })
    const { clients, sent } = setUp([call])
    await exercise(clients, pool, { holder: other, id: spread, holderIds: [put] })
    expect(sent[0]?.data).toBe(call.data)
  })
})

test("returns the market and its vaults after a deployment", async () => {
  const factory = token
  const args = [owner, other, 3000, 12345n] as const
  const event = {
    address: factory,
    topics: encodeEventTopics({
      abi: factoryV10Abi,
      eventName: "PoolDeployed",
      args: { poolAddress: pool, uniswapPool: other },
    }),
    data: encodeAbiParameters([{ type: "address" }, { type: "address" }], [vault, token]),
    logIndex: "0x0",
    blockNumber: "0x1",
  }
  const call = recorded(factory, {
    abi: factoryV10Abi,
    functionName: "deployNewPool",
    args,
    result: pool,
  })
  const { clients } = setUp([call], [event])
  const pair = { token0: owner, token1: other, fee: 3000, salt: 12345n }
  expect(await deployMarket(clients, factory, pair)).toEqual({
    poolAddress: pool,
    uniswapPool: other,
    collateralToken0: vault,
    collateralToken1: token,
  })
})

describe("the subgraph", () => {
  const row = (id: string, ids: string[]) => ({
    id,
    account: { id: owner },
    accountBalances: ids.map(tokenId => ({ tokenId: { id: tokenId } })),
  })
  const answering = (answer: (variables: { after: string }) => object) =>
    jest.spyOn(globalThis, "fetch").mockImplementation(async (_, request) => {
      const { variables } = JSON.parse(String(request?.body))
      return Response.json(answer(variables))
    })
  afterEach(() => jest.restoreAllMocks())

  test("reads accounts page by page until one is empty", async () => {
    const pages: Record<string, object[]> = {
      "": [row("a", [numberToHex(put)]), row("b", [])],
      b: [row("c", [String(spread)])],
    }
    answering(({ after }) => ({ data: { panopticPoolAccounts: pages[after] ?? [] } }))
    const accounts = []
    for await (const account of accountsOf("https://subgraph.test", pool)) accounts.push(account)
    expect(accounts).toEqual([
      { owner, openIds: [put] },
      { owner, openIds: [spread] },
    ])
  })

  test("reports its errors in its own words", async () => {
    answering(() => ({ errors: [{ message: "no such field" }] }))
    await expect(accountsOf("https://subgraph.test", pool).next()).rejects.toThrow("no such field")
  })
})
