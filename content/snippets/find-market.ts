import type { Address, PublicClient } from "viem"
import { factoryV10Abi, managerV10Abi, poolAbi } from "./abi"

// #region find
/** Market, vaults and pool id of a Uniswap v3 pool in V1.0, or undefined where there is no market. */
export async function findMarket(
  client: PublicClient,
  { factory, manager }: { factory: Address; manager: Address },
  uniswapPool: Address,
) {
  const pool = await client.readContract({
    address: factory,
    abi: factoryV10Abi,
    functionName: "getPanopticPool",
    args: [uniswapPool],
  })
  if (BigInt(pool) === 0n) return undefined
  const market = { address: pool, abi: poolAbi } as const
  return {
    pool,
    vault0: await client.readContract({
      ...market,
      functionName: "collateralToken0",
    }),
    vault1: await client.readContract({
      ...market,
      functionName: "collateralToken1",
    }),
    poolId: await client.readContract({
      address: manager,
      abi: managerV10Abi,
      functionName: "getPoolId",
      args: [uniswapPool],
    }),
  }
}
// #endregion
