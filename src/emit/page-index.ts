import { pageIndexPath } from "../content/artifact-paths"
import { compareText } from "../lib/compare-text"
import type { Artifact, SiteModel } from "../model/site-model"

/**
 * Addresses and titles of all pages that a reader may have meant; the later pages of lists are
 * omitted.
 */
export function pageIndexArtifacts({ pages }: SiteModel): Artifact[] {
  const titles: [path: string, title: string][] = pages
    .filter(({ kind, unlisted, noindex, pageNumber }) => {
      return kind !== "notFound" && !unlisted && !noindex && pageNumber === undefined
    })
    .sort((a, b) => compareText(a.path, b.path))
    .map(({ path, title }) => [path, title])
  return [{ path: pageIndexPath, body: JSON.stringify(titles) }]
}
