import { group } from "d3-array"
import { compareText } from "../../src/lib/compare-text"

/** Response of an address: a status, or the reason for the missing response. */
export type LinkStatus = number | string

/** Requests an address. Never throws. */
export type FetchStatus = (address: string) => Promise<LinkStatus>

export interface Findings {
  /** One sentence for each address that is gone, with the pages that link to it. */
  gone: string[]
  /** Addresses that refused a robot or did not respond this time; a person has to check them. */
  unsure: string[]
}

/** Number of hosts requested in parallel; each host gets one request at a time. */
const HOSTS_AT_ONCE = 8

/** Permanent failures according to the host; all other failures may be temporary. */
const isGone = (status: LinkStatus) => status === 404 || status === 410 || status === "no such host"
const isFine = (status: LinkStatus) => typeof status === "number" && status < 400

/**
 * Requests every address once.
 * @param links pages that link to each address
 * @param archived archive copies by address that is gone; the copy is requested instead
 */
export async function checkLinks(
  links: ReadonlyMap<string, readonly string[]>,
  archived: Readonly<Record<string, string>>,
  fetchStatus: FetchStatus,
): Promise<Findings> {
  const byHost = group([...links.keys()], address => new URL(archived[address] ?? address).host)
  const hosts = [...byHost.values()]
  const statuses = new Map<string, LinkStatus>()
  const work = async () => {
    for (let next = hosts.pop(); next; next = hosts.pop())
      for (const address of next)
        statuses.set(address, await fetchStatus(archived[address] ?? address))
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
  const failed = [...statuses]
    .filter(([, status]) => !isFine(status))
    .sort(([a], [b]) => compareText(a, b))
  const describe = ([address, status]: [string, LinkStatus]) =>
    `${address} (${status}), linked from ${links.get(address)?.join(", ")}`
  const idle = Object.keys(archived).filter(address => !links.has(address))
  return {
    gone: [
      ...failed.filter(([, status]) => isGone(status)).map(describe),
      ...idle.map(address => `${address} is archived, but no page links to it: remove its line`),
    ],
    unsure: failed.filter(([, status]) => !isGone(status)).map(describe),
  }
}
