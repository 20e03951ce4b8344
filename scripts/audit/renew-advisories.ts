import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import { compareText } from "../../src/lib/compare-text"
import { type Advisory, advisorySchema, daysSince, type KnownAdvisories } from "./advisories"

/** https://google.github.io/osv.dev/api/ */
const API = "https://api.osv.dev/v1"
/** Maximum number of queries in one `querybatch` request. */
const BATCH = 1_000
/** Number of advisories fetched in parallel. */
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

/** Network request: a POST if there is a JSON body, otherwise a GET. */
export type Ask = (url: string, body?: object) => Promise<unknown>

/** @throws if the database cannot be reached or responds with an error */
const ask: Ask = async (url, body) => {
  const response = await fetch(url, body && { method: "POST", body: JSON.stringify(body) }).catch(
    error => {
      const message = `Could not reach ${url}, so the advisories were not updated`
      throw new Error(message, { cause: error })
    },
  )
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

/**
 * All advisories in OSV for the named packages in any version, so that the check also covers
 * version changes. Sorted by id and reduced to the fields that the check reads.
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
 * New content of the file after an OSV query. If there are no changes, the date is updated only
 * once a week, so that the nightly workflow does not propose a new date each night.
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

/** Reduces an advisory to our packages; zod drops the fields that the check does not read. */
const cut =
  (wanted: ReadonlySet<string>) =>
  (answer: unknown): Advisory => {
    const advisory = advisorySchema.parse(answer)
    const affected = advisory.affected.filter(({ package: { name } }) => wanted.has(name))
    return { ...advisory, affected }
  }
