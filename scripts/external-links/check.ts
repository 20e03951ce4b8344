import { group } from "d3-array"
import { compareText } from "../../src/lib/compare-text"

/** Response of an address: a status, or the reason for the missing response. */
export type Answer = number | string

/** Requests an address. Never throws. */
export type Ask = (address: string) => Promise<Answer>

export interface Findings {
  /** One sentence for each address that is gone, with the pages that link to it. */
  gone: string[]
  /** Addresses that refused a robot or did not respond this time; a person has to check them. */
  unsure: string[]
}

/** Number of hosts requested in parallel; each host gets one request at a time. */
const HOSTS_AT_ONCE = 8

/** Permanent failures according to the host; all other failures may be temporary. */
const isGone = (answer: Answer) => answer === 404 || answer === 410 || answer === "no such host"
const isFine = (answer: Answer) => typeof answer === "number" && answer < 400

/**
 * Requests every address once.
 * @param links pages that link to each address
 * @param archived archive copies by address that is gone; the copy is requested instead
 */
export async function checkLinks(
  links: ReadonlyMap<string, readonly string[]>,
  archived: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<Findings> {
  const byHost = group([...links.keys()], address => new URL(archived[address] ?? address).host)
  const hosts = [...byHost.values()]
  const answers = new Map<string, Answer>()
  const work = async () => {
    for (let next = hosts.pop(); next; next = hosts.pop())
      for (const address of next) answers.set(address, await ask(archived[address] ?? address))
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
  const failed = [...answers]
    .filter(([, answer]) => !isFine(answer))
    .sort(([a], [b]) => compareText(a, b))
  const told = ([address, answer]: [string, Answer]) =>
    `${address} (${answer}), linked from ${links.get(address)?.join(", ")}`
  const idle = Object.keys(archived).filter(address => !links.has(address))
  return {
    gone: [
      ...failed.filter(([, answer]) => isGone(answer)).map(told),
      ...idle.map(address => `${address} is archived, but no page links to it: remove its line`),
    ],
    unsure: failed.filter(([, answer]) => !isGone(answer)).map(told),
  }
}
