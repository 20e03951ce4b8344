import { glossaryPath } from "../content/artifact-paths"
import type { Definitions } from "../content/schema/definitions"
import { compareText } from "../lib/compare-text"
import type { Artifact, SiteModel } from "../model/site-model"

/** Definitions of terms, for the previews of links to them. */
export function glossaryArtifacts({ pages }: SiteModel): Artifact[] {
  const definitions: Definitions = Object.fromEntries(
    pages
      .filter(page => page.definition && !page.unlisted)
      .sort((a, b) => compareText(a.path, b.path))
      .map(({ path, title, definition = "" }) => [path, [title, definition]]),
  )
  return [{ path: glossaryPath, body: JSON.stringify(definitions) }]
}
