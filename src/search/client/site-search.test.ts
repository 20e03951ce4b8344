import type { EmbeddedClient } from "../embedded"
import type { Tier } from "../worker/load-index"
import { createSiteSearch } from "./site-search"

/** Returns the tiers, of those reached in order, at which the search suggests searching again. */
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

test("searches again with texts when headings have answered", () => {
  expect(askedAgainAt(["headings", "texts"])).toEqual(["texts"])
})

test("searches again with all headings and with texts when titles have answered", () => {
  expect(askedAgainAt(["titles", "headings", "texts"])).toEqual(["headings", "texts"])
})
