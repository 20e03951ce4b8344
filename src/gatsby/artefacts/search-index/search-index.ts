import { digestOfText } from "../../../content/read/digest"
import type { Artefact, SiteModel } from "../../../content/tree/site-model"
import { rowsOf, type SearchRow } from "../../../search/engine/row"
import { indexFiles } from "../../../search/index-files/index-files"
import {
  type SearchManifest,
  searchFilePath,
  searchManifestPath,
} from "../../../search/index-files/manifest"
import { keptIndex } from "./kept-index"

/** The embedded search index: headings, texts, and a manifest that names them. */
export function searchIndexArtefacts({ searchRecords = [] }: SiteModel): Artefact[] {
  const rows = rowsOf(searchRecords)
  return keptIndex(rows, () => makeIndex(rows))
}

/** The manifest and the files that it names, the one that answers first in front. */
export function makeIndex(rows: readonly SearchRow[]): Artefact[] {
  const files = indexFiles(rows)
  const titles = files.titles && hashed("titles", files.titles)
  const headings = hashed("headings", files.headings)
  const texts = hashed("texts", files.texts)
  const manifest: SearchManifest = {
    ...(titles ? { titles: titles.path } : {}),
    headings: headings.path,
    texts: texts.path,
  }
  const body = JSON.stringify(manifest)
  return [{ path: searchManifestPath, body }, ...(titles ? [titles] : []), headings, texts]
}

function hashed(name: string, value: object): Artefact {
  const body = JSON.stringify(value)
  return { path: searchFilePath(name, digestOfText(body).slice(0, 16)), body }
}
