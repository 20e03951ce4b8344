import type { FetchStatus, LinkStatus } from "./check"

const PATIENCE = 20_000
/** Statuses from hosts that do not support HEAD, or refuse it. */
const retriedStatuses = new Set([400, 403, 404, 405, 501])

/** Requests an address with HEAD, then with GET if HEAD may not be supported. Follows redirects. */
export const fetchStatus: FetchStatus = async address => {
  const byHead = await request(address, "HEAD")
  return typeof byHead === "number" && retriedStatuses.has(byHead)
    ? request(address, "GET")
    : byHead
}

async function request(address: string, method: string): Promise<LinkStatus> {
  try {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(PATIENCE) })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return cause?.code === "ENOTFOUND" ? "no such host" : (cause?.code ?? String(error))
  }
}
