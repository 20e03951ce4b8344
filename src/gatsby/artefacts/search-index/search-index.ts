import { digestOf } from "../../../content/read/digest"
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

function makeIndex(rows: readonly SearchRow[]): Artefact[] {
  const files = indexFiles(rows)
  const headings = hashed("headings", files.headings)
  const texts = hashed("texts", files.texts)
  const manifest: SearchManifest = { headings: headings.path, texts: texts.path }
  return [{ path: searchManifestPath, body: JSON.stringify(manifest) }, headings, texts]
}

function hashed(name: string, value: object): Artefact {
  return { path: searchFilePath(name, digestOf(value).slice(0, 16)), body: JSON.stringify(value) }
}
