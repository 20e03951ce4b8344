import { glossaryPath } from "../content/artefact-paths"
import type { Definitions } from "../content/schema/definitions"
import { compareText } from "../lib/compare-text"
import type { Artefact, SiteModel } from "../model/site-model"

/** What terms mean, for the cards that links to them show. */
export function glossaryArtefacts({ pages }: SiteModel): Artefact[] {
  const definitions: Definitions = Object.fromEntries(
    pages
      .filter(page => page.definition && !page.unlisted)
      .sort((a, b) => compareText(a.path, b.path))
      .map(({ path, title, definition = "" }) => [path, [title, definition]]),
  )
  return [{ path: glossaryPath, body: JSON.stringify(definitions) }]
}
