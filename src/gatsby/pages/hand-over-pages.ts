import type { CreatePagesArgs } from "gatsby"
import type { PageSpec } from "./page-specs"

/** What Gatsby was handed last, as text by address; each of its processes remembers its own. */
const handedOver = new Map<string, string>()

/** What Gatsby knows of a page, as far as this needs it. */
interface KnownPage {
  updatedAt: number
}

/**
 * Hands pages to Gatsby. Develop does so after each saved file, and Gatsby deletes those that have not been handed over since: one that
 * it has as it is gets a new time only. Making ten thousand pages anew took a fifth of a save.
 * See docs/decisions/0083-what-editors-wait-for.md.
 */
export function handOverPages(
  specs: readonly PageSpec[],
  { actions, store }: Pick<CreatePagesArgs, "actions" | "store">,
): void {
  const pages: ReadonlyMap<string, KnownPage> = store.getState().pages
  const now = Date.now()
  for (const spec of specs) {
    const text = JSON.stringify(spec)
    const known = handedOver.get(spec.path) === text && pages.get(spec.path)
    if (known) known.updatedAt = now
    else actions.createPage(spec)
    handedOver.set(spec.path, text)
  }
}
