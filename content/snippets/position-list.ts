import { type Address, keccak256, numberToHex, type PublicClient } from "viem"
import { poolAbi } from "./abi"
import { decodeTokenId } from "./token-id"

// #region fingerprint
/** What a market stores instead of an account's list: 8 bits for the number of legs, 248 bits for the ids. */
export function fingerprint(tokenIds: readonly bigint[]): bigint {
  const legs = tokenIds.reduce(
    (sum, id) => sum + decodeTokenId(id).legs.length,
    0,
  )
  const mixed = tokenIds.reduce(
    (mix, id) => mix ^ BigInt(keccak256(numberToHex(id, { size: 32 }))),
    0n,
  )
  return (BigInt(legs) << 248n) | BigInt.asUintN(248, mixed)
}
// #endregion

// #region rebuild
/** Ids that an account has open in a market: minted and not burned since. */
export async function openPositions(
  client: PublicClient,
  pool: Address,
  owner: Address,
  fromBlock: bigint,
): Promise<bigint[]> {
  const logs = await client.getContractEvents({
    address: pool,
    abi: poolAbi,
    fromBlock,
  })
  const open = new Set<bigint>()
  for (const log of logs) {
    if (log.eventName === "OptionMinted" && log.args.recipient === owner)
      open.add(log.args.tokenId ?? 0n)
    if (log.eventName === "OptionBurnt" && log.args.recipient === owner)
      open.delete(log.args.tokenId ?? 0n)
  }
  return [...open]
}
// #endregion

// #region check
/** Whether a list is the account's: reverts with InputListFail where it is not. */
export async function checkList(
  client: PublicClient,
  pool: Address,
  owner: Address,
  tokenIds: readonly bigint[],
): Promise<void> {
  await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "validateCollateralWithdrawable",
    args: [owner, tokenIds],
  })
}
// #endregion
