import type { Address, PublicClient } from "viem"
import { poolAbi, vaultAbi } from "./abi"
import type { Clients } from "./trade"

// #region value
/** What an account's shares are worth, in smallest units of the vault's token. */
export async function shareValue(
  client: PublicClient,
  vault: Address,
  owner: Address,
) {
  const shares = await client.readContract({
    address: vault,
    abi: vaultAbi,
    functionName: "balanceOf",
    args: [owner],
  })
  return client.readContract({
    address: vault,
    abi: vaultAbi,
    functionName: "convertToAssets",
    args: [shares],
  })
}
// #endregion

// #region deposit
/** Deposits tokens after approving the vault, and gives the shares that were quoted. */
export async function deposit(
  { client, wallet, account }: Clients,
  vault: Address,
  assets: bigint,
): Promise<bigint> {
  const common = { account, abi: vaultAbi } as const
  const token = await client.readContract({
    ...common,
    address: vault,
    functionName: "asset",
  })
  const approval = await client.simulateContract({
    ...common,
    address: token,
    functionName: "approve",
    args: [vault, assets],
  })
  await client.waitForTransactionReceipt({
    hash: await wallet.writeContract(approval.request),
  })
  const { request, result } = await client.simulateContract({
    ...common,
    address: vault,
    functionName: "deposit",
    args: [assets, account.address],
  })
  await wallet.writeContract(request)
  return result
}
// #endregion

// #region withdraw
/** Withdraws tokens, by the form that fits: with open legs the vault wants the list of all open ids. */
export async function withdraw(
  { client, wallet, account }: Clients,
  { pool, vault }: { pool: Address; vault: Address },
  assets: bigint,
  openIds: readonly bigint[],
) {
  const legs = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "numberOfLegs",
    args: [account.address],
  })
  const call = {
    account,
    address: vault,
    abi: vaultAbi,
    functionName: "withdraw",
  } as const
  const toSelf = [assets, account.address, account.address] as const
  if (legs === 0n) {
    const { request } = await client.simulateContract({ ...call, args: toSelf })
    return wallet.writeContract(request)
  }
  const { request } = await client.simulateContract({
    ...call,
    args: [...toSelf, openIds],
  })
  return wallet.writeContract(request)
}
// #endregion
