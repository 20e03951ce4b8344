import { type Address, parseEventLogs } from "viem"
import { factoryV10Abi } from "./abi"
import type { Clients } from "./trade"

// #region deploy
/** Deploys a V1.0 market and gives its address and those of its vaults. */
export async function deployMarket(
  { client, wallet, account }: Clients,
  factory: Address,
  pair: { token0: Address; token1: Address; fee: number; salt: bigint },
) {
  const { request } = await client.simulateContract({
    account,
    address: factory,
    abi: factoryV10Abi,
    functionName: "deployNewPool",
    args: [pair.token0, pair.token1, pair.fee, pair.salt],
  })
  const hash = await wallet.writeContract(request)
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [deployed] = parseEventLogs({
    abi: factoryV10Abi,
    eventName: "PoolDeployed",
    logs,
  })
  return deployed?.args
}
// #endregion
