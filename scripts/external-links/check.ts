import { group } from "d3-array"
import { compareText } from "../../src/lib/compare-text"

/** What an address answered: a status, or the reason why there was no answer. */
export type Answer = number | string

/** Asks an address. Never throws. */
export type Ask = (address: string) => Promise<Answer>

export interface Findings {
  /** A sentence for each address that is gone, with the pages that link to it. */
  gone: string[]
  /** Addresses that answered robots with a refusal, or not at all this time: a person has to look. */
  unsure: string[]
}

/** Hosts asked at a time; each gets one question at a time. */
const HOSTS_AT_ONCE = 8

/** Gone for good, as hosts say; everything else that fails may be well again tomorrow. */
const isGone = (answer: Answer) => answer === 404 || answer === 410 || answer === "no such host"
const isFine = (answer: Answer) => typeof answer === "number" && answer < 400

/**
 * Asks every address once.
 * @param links by address: pages that link to it
 * @param archived by address that is gone: where its text is kept; that one is asked instead
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
      ...idle.map(address => `${address} is archived, but no page links to it: take its line out`),
    ],
    unsure: failed.filter(([, answer]) => !isGone(answer)).map(told),
  }
}
