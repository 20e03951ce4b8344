import { createServer } from "node:http"
import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
} from "viem"
import { mainnet } from "viem/chains"

/** A call and the node's result, or the data with which the call reverted. */
export interface RecordedCall {
  to: Address
  data: Hex
  result?: Hex
  revert?: Hex
}

/** Encodes a call and its result from names and values. */
export function recorded<const A extends Abi>(
  to: Address,
  call: EncodeFunctionDataParameters<A> & { result?: unknown; revert?: Hex },
): RecordedCall {
  const { result, revert, ...rest } = call as Record<string, unknown>
  const data = encodeFunctionData(rest as never)
  if (revert) return { to, data, revert: revert as Hex }
  return { to, data, result: encodeFunctionResult({ ...rest, result } as never) }
}

interface Request {
  method: string
  params?: unknown
}

export interface Sent {
  to: Address
  data: Hex
  from: Address
}

/** A node that returns recorded results, rejects other requests, and collects sent transactions. */
export function recordedNode(calls: readonly RecordedCall[], logs: readonly object[] = []) {
  const sent: Sent[] = []
  const hash: Hex = `0x${"ab".repeat(32)}`
  const answer = ({ method, params }: Request): unknown => {
    const [first] = (params ?? []) as [Sent]
    switch (method) {
      case "eth_chainId":
        return "0x1"
      case "eth_call": {
        const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
        const call = calls.find(({ to, data }) => same(to, first.to) && same(data, first.data))
        if (!call) throw new Error(`no record of a call to ${first.to} with ${first.data}`)
        if (call.revert)
          throw Object.assign(new Error("execution reverted"), { code: 3, data: call.revert })
        return call.result
      }
      case "eth_getLogs":
        return logs
      case "eth_sendTransaction":
        sent.push(first)
        return hash
      case "eth_blockNumber":
      case "eth_getTransactionCount":
        return "0x1"
      case "eth_getTransactionReceipt":
        return { transactionHash: hash, status: "0x1", blockNumber: "0x1", logs }
      default:
        throw new Error(`no record of ${method}`)
    }
  }
  return { answer, sent }
}

/** Clients of the node as the snippets take them, for an account that the node signs for. */
export function clientsOf({ answer }: ReturnType<typeof recordedNode>, address: Address) {
  const transport = custom({ request: async request => answer(request) }, { retryCount: 0 })
  const chain = mainnet
  const account = { address, type: "json-rpc" } as const
  return {
    client: createPublicClient({ chain, transport }),
    wallet: createWalletClient({ chain, transport, account }),
    account,
  }
}

function answerOrError(answer: () => unknown) {
  try {
    return { result: answer() }
  } catch (error) {
    return { error: { code: -32601, message: String(error) } }
  }
}

/** Serves the node over HTTP for separate programs until `use` returns. */
export async function serving<T>(
  { answer }: ReturnType<typeof recordedNode>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    const { id, ...asked } = JSON.parse(body)
    const reply = { jsonrpc: "2.0", id, ...answerOrError(() => answer(asked)) }
    response.setHeader("content-type", "application/json").end(JSON.stringify(reply))
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  try {
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
