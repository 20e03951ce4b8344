import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import { compareText } from "../../src/lib/compare-text"
import { type Advisory, advisorySchema, daysSince, type KnownAdvisories } from "./advisories"

/** https://google.github.io/osv.dev/api/ */
const API = "https://api.osv.dev/v1"
/** Most questions that one request of `querybatch` may hold. */
const BATCH = 1_000
/** Advisories asked for at a time. */
const AT_ONCE = 20

const batchSchema = z.object({
  results: z.array(
    z.object({
      vulns: z.array(z.object({ id: z.string() })).optional(),
      next_page_token: z.string().optional(),
    }),
  ),
})

interface Question {
  package: { ecosystem: "npm"; name: string }
  page_token?: string
}

/** What is asked of the network: a JSON body is posted, none is fetched. */
export type Ask = (url: string, body?: object) => Promise<unknown>

/** @throws when the database cannot be reached or does not answer with success */
const ask: Ask = async (url, body) => {
  const response = await fetch(url, body && { method: "POST", body: JSON.stringify(body) }).catch(
    error => {
      const message = `${url} cannot be reached, so the advisories stay as they are`
      throw new Error(message, { cause: error })
    },
  )
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

/**
 * All advisories that OSV knows of the named packages, whatever the version, so that the check also knows what an older
 * or newer one would bring. Sorted by id, cut to what the check reads.
 */
export async function fetchAdvisories(
  names: readonly string[],
  { askDatabase = ask } = {},
): Promise<Advisory[]> {
  const wanted = new Set(names)
  const ids = new Set<string>()
  let questions: Question[] = [...wanted].map(name => ({ package: { ecosystem: "npm", name } }))
  while (questions.length > 0) {
    const asked = questions.splice(0, BATCH)
    const { results } = batchSchema.parse(
      await askDatabase(`${API}/querybatch`, { queries: asked }),
    )
    for (const { vulns } of results) for (const { id } of vulns ?? []) ids.add(id)
    const further = results.flatMap(({ next_page_token: token }, index) => {
      const question = asked[index]
      return token && question ? [{ ...question, page_token: token }] : []
    })
    questions = [...questions, ...further]
  }
  const left = [...ids].sort(compareText)
  const advisories: Advisory[] = []
  while (left.length > 0) {
    const some = left.splice(0, AT_ONCE)
    advisories.push(
      ...(await Promise.all(some.map(id => askDatabase(`${API}/vulns/${id}`).then(cut(wanted))))),
    )
  }
  return advisories.filter(({ withdrawn }) => withdrawn === undefined)
}

/**
 * Content of the file after a query to OSV. When nothing is new, its date is written only once a
 * week, so that the nightly workflow does not propose a date each night.
 */
export function renewed(
  known: KnownAdvisories,
  found: readonly Advisory[],
  today: Date,
): KnownAdvisories {
  const same = isDeepStrictEqual(known.advisories, found)
  if (same && daysSince(known.asked, today) < 7) return known
  return { asked: today.toISOString().slice(0, 10), advisories: [...found] }
}

/** The part of an advisory that concerns packages of ours; zod leaves out what the check does not read. */
const cut =
  (wanted: ReadonlySet<string>) =>
  (answer: unknown): Advisory => {
    const advisory = advisorySchema.parse(answer)
    const affected = advisory.affected.filter(({ package: { name } }) => wanted.has(name))
    return { ...advisory, affected }
  }
