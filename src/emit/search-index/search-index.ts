import { digestOfText } from "../../lib/digest"
import type { Artefact, SiteModel } from "../../model/site-model"
import { rowsOf, type SearchRow } from "../../search/engine/row"
import { firstFiles, textsFile, withoutText } from "../../search/index-files/index-files"
import {
  type SearchManifest,
  searchFilePath,
  searchManifestPath,
} from "../../search/index-files/manifest"
import { indexKeeper } from "./kept-index"

/** The embedded search index: headings, texts, and a manifest that names them. */
export function searchIndexArtefacts({ searchRecords = [] }: SiteModel): Artefact[] {
  const rows = rowsOf(searchRecords)
  // An edit that changes no heading leaves the first files as they are.
  const headings = rows.map(withoutText)
  const kept = indexKeeper()
  return withManifest(
    kept("headings", headings, () => firstArtefacts(headings)),
    kept("texts", rows, () => textArtefacts(rows)),
  )
}

/** The same without what earlier builds have kept. */
export const makeIndex = (rows: readonly SearchRow[]): Artefact[] =>
  withManifest(firstArtefacts(rows.map(withoutText)), textArtefacts(rows))

function firstArtefacts(rows: readonly SearchRow[]): Artefact[] {
  const { titles, headings } = firstFiles(rows)
  return [...(titles ? [hashed("titles", titles)] : []), hashed("headings", headings)]
}

const textArtefacts = (rows: readonly SearchRow[]): Artefact[] => [hashed("texts", textsFile(rows))]

/** The manifest and the files that it names, the one that answers first in front. */
function withManifest(first: readonly Artefact[], [texts]: readonly Artefact[]): Artefact[] {
  const [headings, titles] = first.toReversed()
  if (!headings || !texts) throw new Error("the search index has no files")
  const manifest: SearchManifest = {
    ...(titles ? { titles: titles.path } : {}),
    headings: headings.path,
    texts: texts.path,
  }
  return [{ path: searchManifestPath, body: JSON.stringify(manifest) }, ...first, texts]
}

function hashed(name: string, value: object): Artefact {
  const body = JSON.stringify(value)
  return { path: searchFilePath(name, digestOfText(body).slice(0, 16)), body }
}
