import type { Artefact, SiteModel } from "../../content-model/site-model"
import { rowsOf } from "../../search/engine/row"
import { packHeadings } from "../../search/index-files/headings-file"
import {
  type SearchManifest,
  searchFilePath,
  searchManifestPath,
} from "../../search/index-files/manifest"
import { packTexts } from "../../search/index-files/texts-file"
import { digestOf } from "../nodes/digest"

/** The embedded search index: headings, texts, and a manifest that names them. */
export function searchIndexArtefacts({ searchRecords = [] }: SiteModel): Artefact[] {
  const rows = rowsOf(searchRecords)
  const headings = hashed("headings", packHeadings(rows))
  const texts = hashed("texts", packTexts(rows))
  const manifest: SearchManifest = { headings: headings.path, texts: texts.path }
  return [{ path: searchManifestPath, body: JSON.stringify(manifest) }, headings, texts]
}

function hashed(name: string, value: unknown): Artefact {
  return { path: searchFilePath(name, digestOf(value).slice(0, 16)), body: JSON.stringify(value) }
}
