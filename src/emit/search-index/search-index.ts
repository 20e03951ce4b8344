import { digestOfText } from "../../lib/digest"
import type { Artifact, SiteModel } from "../../model/site-model"
import { rowsOf, type SearchRow } from "../../search/engine/row"
import { firstFiles, textsFile, withoutText } from "../../search/index-files/index-files"
import {
  type SearchManifest,
  searchFilePath,
  searchManifestPath,
} from "../../search/index-files/manifest"
import { indexCache } from "./index-cache"

/** Embedded search index: headings, texts, and a manifest that names the files. */
export function searchIndexArtifacts({ searchRecords = [] }: SiteModel): Artifact[] {
  const rows = rowsOf(searchRecords)
  // If an edit changes no heading, the first files stay the same.
  const headings = rows.map(withoutText)
  const cached = indexCache()
  return withManifest(
    cached("headings", headings, () => firstArtifacts(headings)),
    cached("texts", rows, () => textArtifacts(rows)),
  )
}

/** Makes the index without the cache. */
export const makeIndex = (rows: readonly SearchRow[]): Artifact[] =>
  withManifest(firstArtifacts(rows.map(withoutText)), textArtifacts(rows))

function firstArtifacts(rows: readonly SearchRow[]): Artifact[] {
  const { titles, headings } = firstFiles(rows)
  return [...(titles ? [hashed("titles", titles)] : []), hashed("headings", headings)]
}

const textArtifacts = (rows: readonly SearchRow[]): Artifact[] => [hashed("texts", textsFile(rows))]

/** The manifest and the files that it names, the first to answer first. */
function withManifest(first: readonly Artifact[], [texts]: readonly Artifact[]): Artifact[] {
  const [headings, titles] = first.toReversed()
  if (!headings || !texts) throw new Error("the search index has no files")
  const manifest: SearchManifest = {
    ...(titles ? { titles: titles.path } : {}),
    headings: headings.path,
    texts: texts.path,
  }
  return [{ path: searchManifestPath, body: JSON.stringify(manifest) }, ...first, texts]
}

function hashed(name: string, value: object): Artifact {
  const body = JSON.stringify(value)
  return { path: searchFilePath(name, digestOfText(body).slice(0, 16)), body }
}
