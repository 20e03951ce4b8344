import type { Address } from "viem"
import { vaultAbi } from "./abi"
import { openPositions } from "./position-list"
import { type Clients, closePosition } from "./trade"
import { withdraw } from "./vault"

// #region close
/** Closes an account's positions in a market one by one, without a swap and at any price. */
export async function closeAll(
  clients: Clients,
  pool: Address,
  fromBlock: bigint,
): Promise<void> {
  const { client, account } = clients
  let openIds = await openPositions(client, pool, account.address, fromBlock)
  for (const id of openIds) {
    const limits = [-887273, 887273] as const
    const hash = await closePosition(clients, pool, { openIds, id, limits })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status === "reverted") throw new Error(`Closing ${id} failed.`)
    openIds = openIds.filter(open => open !== id)
  }
}
// #endregion

// #region withdraw
/** Withdraws from a vault as much of an account's balance as is idle. */
export async function withdrawAll(
  clients: Clients,
  market: { pool: Address; vault: Address },
): Promise<bigint> {
  const assets = await clients.client.readContract({
    address: market.vault,
    abi: vaultAbi,
    functionName: "maxWithdraw",
    args: [clients.account.address],
  })
  if (assets > 0n) await withdraw(clients, market, assets, [])
  return assets
}
// #endregion
