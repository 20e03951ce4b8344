import type { Address, PublicClient } from "viem"
import { poolAbi, vaultAbi } from "./abi"
import { decodeTokenId } from "./token-id"

// #region position
/** What the market knows of one open position, beside what its id says. */
export async function readPosition(
  client: PublicClient,
  pool: Address,
  owner: Address,
  tokenId: bigint,
) {
  const [currentTick, , , , utilization0, utilization1, size] =
    await client.readContract({
      address: pool,
      abi: poolAbi,
      functionName: "positionData",
      args: [owner, tokenId],
    })
  if (size === 0n) return undefined // not open
  return {
    size,
    tickAtMint: currentTick,
    utilization0,
    utilization1,
    ...decodeTokenId(tokenId),
  }
}
// #endregion

// #region premia
/** Streamia that an account has earned and owes, as [token0, token1]. */
export async function readPremia(
  client: PublicClient,
  pool: Address,
  owner: Address,
  openIds: readonly bigint[],
) {
  const [earned, owed] = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "getAccumulatedFeesAndPositionsData",
    args: [owner, false, openIds],
  })
  const halves = (word: bigint) =>
    [BigInt.asUintN(128, word), word >> 128n] as const
  return { earned: halves(earned), owed: halves(owed) }
}
// #endregion

// #region margin
/** Balance and requirement of an account in one vault, in smallest units of its token, at a tick. */
export async function readMargin(
  client: PublicClient,
  {
    pool,
    vault,
    isVault0,
  }: { pool: Address; vault: Address; isVault0: boolean },
  owner: Address,
  openIds: readonly bigint[],
) {
  const [, fastTick] = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "getOracleTicks",
  })
  const [earned, owed, balances] = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "getAccumulatedFeesAndPositionsData",
    args: [owner, false, openIds],
  })
  const half = (word: bigint) =>
    isVault0 ? BigInt.asUintN(128, word) : word >> 128n
  const margin = await client.readContract({
    address: vault,
    abi: vaultAbi,
    functionName: "getAccountMarginDetails",
    args: [owner, fastTick, balances, half(earned), half(owed)],
  })
  return { balance: BigInt.asUintN(128, margin), requirement: margin >> 128n }
}
// #endregion
