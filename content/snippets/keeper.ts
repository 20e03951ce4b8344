import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  type PublicClient,
} from "viem"
import { poolAbi, vaultAbi } from "./abi"
import { packPair, unpackSignedPair } from "./packed-words"
import type { Clients } from "./trade"

// #region error
/** Name of the error that a simulated call reverts with; undefined where it failed otherwise. */
export function errorName(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined
  const reverted = error.walk(
    cause => cause instanceof ContractFunctionRevertedError,
  )
  return reverted instanceof ContractFunctionRevertedError
    ? reverted.data?.errorName
    : undefined
}
// #endregion

// #region liquidate
/** Why an account is left alone for now. */
const tooEarly = ["NotMarginCalled", "StaleTWAP"]

/** Liquidates an account if the contracts allow it at this block; undefined where they do not. */
export async function tryLiquidation(
  { client, wallet, account }: Clients,
  pool: Address,
  target: { owner: Address; openIds: readonly bigint[] },
  ownIds: readonly bigint[] = [],
) {
  try {
    const { request } = await client.simulateContract({
      account,
      address: pool,
      abi: poolAbi,
      functionName: "liquidate",
      args: [ownIds, target.owner, target.openIds],
    })
    return await wallet.writeContract(request)
  } catch (error) {
    if (tooEarly.includes(errorName(error) ?? "")) return undefined
    throw error
  }
}
// #endregion

// #region quote
/** Fee of a forced exercise as [token0, token1]; negative amounts are paid by the one who exercises. */
export async function quoteExercise(
  client: PublicClient,
  vault: Address,
  position: {
    id: bigint
    size: bigint
    longAmounts: readonly [bigint, bigint]
  },
  ticks: { current: number; tenMinutes: number },
) {
  const word = packPair(...position.longAmounts)
  const fee = await client.readContract({
    address: vault,
    abi: vaultAbi,
    functionName: "exerciseCost",
    args: [
      ticks.current,
      ticks.tenMinutes,
      position.id,
      position.size,
      BigInt.asIntN(256, word),
    ],
  })
  return unpackSignedPair(BigInt.asUintN(256, fee))
}
// #endregion

// #region exercise
/** Closes a position that somebody else holds. `holderIds` are the ids that remain with the holder. */
export async function exercise(
  { client, wallet, account }: Clients,
  pool: Address,
  target: { holder: Address; id: bigint; holderIds: readonly bigint[] },
  ownIds: readonly bigint[] = [],
) {
  const { request } = await client.simulateContract({
    account,
    address: pool,
    abi: poolAbi,
    functionName: "forceExercise",
    args: [target.holder, target.id, target.holderIds, ownIds],
  })
  return wallet.writeContract(request)
}
// #endregion
