// Reads one position: npx tsx quickstart.mts POOL OWNER TOKEN_ID
import { createPublicClient, http, isAddress, parseAbi } from "viem"
import { mainnet } from "viem/chains"

const abi = parseAbi([
  "function positionData(address user, uint256 tokenId) view returns (int24 currentTick, int24 fastOracleTick, int24 slowOracleTick, int24 lastObservedTick, int256 utilization0, int256 utilization1, uint128 size)",
])

const [pool = "", owner = "", id = ""] = process.argv.slice(2)
if (!isAddress(pool) || !isAddress(owner) || !id)
  throw new Error("Usage: npx tsx quickstart.mts POOL OWNER TOKEN_ID")
if (!process.env.ETH_RPC_URL)
  throw new Error("Set ETH_RPC_URL to the address of an Ethereum node.")
const tokenId = BigInt(id)

const client = createPublicClient({
  chain: mainnet,
  transport: http(process.env.ETH_RPC_URL),
})
const [currentTick, , , , utilization0, utilization1, size] =
  await client.readContract({
    address: pool,
    abi,
    functionName: "positionData",
    args: [owner, tokenId],
  })
if (size === 0n) throw new Error("This account has no such position open.")
console.log(`size ${size}, minted at tick ${currentTick}`)
console.log(`utilization at the mint: ${utilization0} and ${utilization1} bps`)

// Each leg is 48 bits of the id, from bit 64 up.
const spacing = Number(BigInt.asUintN(16, tokenId >> 48n))
for (let start = 64n; tokenId >> start > 0n; start += 48n) {
  const leg = BigInt.asUintN(48, tokenId >> start)
  const bits = (offset: bigint, width: number) =>
    Number(BigInt.asUintN(width, leg >> offset))
  const side = bits(8n, 1) ? "long" : "short"
  const type = bits(0n, 1) === bits(9n, 1) ? "call" : "put"
  const strike = Number(BigInt.asIntN(24, leg >> 12n))
  const span = bits(36n, 12) * spacing
  const [lower, upper] = [
    strike - Math.floor(span / 2),
    strike + Math.ceil(span / 2),
  ]
  console.log(
    `${bits(1n, 7)} × ${side} ${type}, strike ${strike}, ticks ${lower} to ${upper}`,
  )
}
