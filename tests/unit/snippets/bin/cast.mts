/**
 * Stands in for Foundry's `cast`, whose npm package names builds that npm does not have: `cast call ADDRESS "name(inputs)(outputs)"
 * ARGUMENTS…` prints each output on a line of its own.
 */
import { type AbiFunction, type Address, createPublicClient, http, parseAbiItem } from "viem"

const [command, address, signature = "", ...given] = process.argv.slice(2)
const parts = /^(\w+\(.*?\))(\(.*\))$/.exec(signature)
if (command !== "call" || !parts) throw new Error(`not understood: ${process.argv.join(" ")}`)
const declared = parseAbiItem(`function ${parts[1]} view returns ${parts[2]}`) as AbiFunction

function parsed(type: string, text: string): unknown {
  if (type.endsWith("[]"))
    return text
      .slice(1, -1)
      .split(",")
      .map(item => parsed(type.slice(0, -2), item))
  if (type === "bool") return text === "true"
  return type === "address" ? text : BigInt(text)
}

const client = createPublicClient({ transport: http(process.env.ETH_RPC_URL) })
const answer = await client.readContract({
  address: address as Address,
  abi: [declared],
  functionName: declared.name,
  args: declared.inputs.map(({ type }, index) => parsed(type, given[index] ?? "")),
})
for (const value of [answer].flat()) console.log(String(value))
