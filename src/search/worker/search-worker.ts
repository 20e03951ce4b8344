/** Runs the embedded index in its own thread, so that typing never waits for a search. */
import { type FetchJson, IndexLoader } from "./load-index"
import type { Question, Reply } from "./messages"

/** Milliseconds after which a download fails. */
const PATIENCE = 15_000

const fetchJson: FetchJson = async (path, { fresh = false } = {}) => {
  const response = await fetch(path, {
    cache: fresh ? "no-cache" : "default",
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  reply({ isArriving: true })
  const json = await response.json()
  reply({ isArriving: true })
  return json
}

const reply = (message: Reply) => self.postMessage(message)
const index = new IndexLoader(fetchJson, tier => reply({ tier }))

self.onmessage = async ({
  data: { id, requests, withTexts, patience },
}: MessageEvent<Question>) => {
  try {
    const engine = await index.load(withTexts, patience)
    const exhaustiveNbHits = !index.isCompleting
    reply({
      id,
      results: requests.map(request => ({ ...engine.search(request), exhaustiveNbHits })),
    })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
}
