import type { EmbeddedClient } from "../embedded"
import type { Tier } from "../worker/load-index"
import { createSiteSearch } from "./site-search"

/** Which of the tiers that the index reaches, one after the other, make a question worth asking again. */
function askedAgainAt(tiers: Tier[]): Tier[] {
  const listeners = new Set<(tier: Tier) => void>()
  const embedded: EmbeddedClient = {
    search: () => new Promise(() => {}),
    warm: () => {},
    onTier(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  let current: Tier | undefined
  const again: Tier[] = []
  createSiteSearch(undefined, embedded).onMore(() => current && again.push(current))
  for (const tier of tiers) {
    current = tier
    for (const listener of listeners) listener(tier)
  }
  return again
}

test("what headings answered is asked again of the texts", () => {
  expect(askedAgainAt(["headings", "texts"])).toEqual(["texts"])
})

test("what some titles answered is asked again of all headings, and of the texts", () => {
  expect(askedAgainAt(["titles", "headings", "texts"])).toEqual(["headings", "texts"])
})
