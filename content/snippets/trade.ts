import {
  type Account,
  type Address,
  encodeFunctionData,
  type PublicClient,
  type WalletClient,
} from "viem"
import { poolAbi } from "./abi"

/** A reader of the chain and a wallet with its account. */
export interface Clients {
  client: PublicClient
  wallet: WalletClient
  account: Account
}

// #region limits
/** Limits around a quoted tick. In rising order the call doesn't swap, in falling order it does. */
export function tickLimits(
  quotedTick: number,
  tolerance: number,
  swap: boolean,
) {
  const reach = Math.floor(Math.log(1 + tolerance) / Math.log(1.0001))
  const [low, high] = [quotedTick - reach, quotedTick + reach]
  return swap ? ([high, low] as const) : ([low, high] as const)
}

/** The most liquidity that may be bought out of a chunk for each unit that remains, as the contracts take it. */
export const spreadLimit = (times: number): bigint =>
  BigInt(Math.floor(times * 2 ** 32))
// #endregion

// #region mint
/** Opens a position. Simulated first, so that an error is named before any gas is spent. */
export async function openPosition(
  { client, wallet, account }: Clients,
  pool: Address,
  order: {
    openIds: readonly bigint[]
    newId: bigint
    size: bigint
    spreadLimit: bigint
    limits: readonly [number, number]
  },
) {
  if (
    await client.readContract({
      address: pool,
      abi: poolAbi,
      functionName: "isSafeMode",
    })
  )
    throw new Error(
      "Safe mode: the position would need all of its notional, and nothing is swapped.",
    )
  const { request } = await client.simulateContract({
    account,
    address: pool,
    abi: poolAbi,
    functionName: "mintOptions",
    args: [
      [...order.openIds, order.newId],
      order.size,
      order.spreadLimit,
      ...order.limits,
    ],
  })
  return wallet.writeContract(request)
}
// #endregion

// #region burn
/** A position to be closed; `openIds` is the list before. */
export interface Closing {
  openIds: readonly bigint[]
  id: bigint
  limits: readonly [number, number]
}

/** The call that closes a whole position. It takes the ids that remain. */
const burnCall = ({ openIds, id, limits }: Closing) =>
  ({
    abi: poolAbi,
    functionName: "burnOptions",
    args: [id, openIds.filter(open => open !== id), ...limits],
  }) as const

export async function closePosition(
  { client, wallet, account }: Clients,
  pool: Address,
  closing: Closing,
) {
  const { request } = await client.simulateContract({
    account,
    address: pool,
    ...burnCall(closing),
  })
  return wallet.writeContract(request)
}
// #endregion

// #region roll
/** Closes one position and opens another in one transaction: both happen or neither. */
export async function rollPosition(
  { client, wallet, account }: Clients,
  pool: Address,
  closing: Closing,
  order: { newId: bigint; size: bigint; spreadLimit: bigint },
) {
  const remaining = closing.openIds.filter(id => id !== closing.id)
  const mint = encodeFunctionData({
    abi: poolAbi,
    functionName: "mintOptions",
    args: [
      [...remaining, order.newId],
      order.size,
      order.spreadLimit,
      ...closing.limits,
    ],
  })
  const { request } = await client.simulateContract({
    account,
    address: pool,
    abi: poolAbi,
    functionName: "multicall",
    args: [[encodeFunctionData(burnCall(closing)), mint]],
  })
  return wallet.writeContract(request)
}
// #endregion
