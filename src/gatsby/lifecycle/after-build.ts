import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import {
  type DigestOfFile,
  writeArchives,
  writeFigurePictures,
} from "../../emit/archives/write-archives"
import { digestOfText } from "../../lib/digest"
import { listFiles } from "../../site/list-files"
import { projectRoot } from "../../site/project-paths"
import { buildCodeFile } from "../build-code-file"
import { bundlerClosed } from "../patches/bundler-runs/bundler-runs"
import { session } from "../session"
import { writeStamp } from "./build-stamp"
import { compressFiles } from "./compress-files"
import { formatRefused, inspectPages, writeHosting } from "./hosting-files"
import { keptReadings } from "./kept-readings"
import { finishPictures } from "./make-pictures"
import { formatMissing, missingFiles } from "./missing-files"
import { publishedFiles } from "./publish-aside"
import { staticFiles } from "./static-files"
import { sweepPublic, takeStock } from "./sweep-public"
import { putAside } from "./unused-pictures"

const publicFolder = join(projectRoot, "public")

/** Gatsby only warns of it, and from then on each build renders each page. */
const READS_WHILE_RENDERING =
  "A page used Node's fs, http, https, http2 or child_process while it was rendered (the warning above shows where), so that each build would render all pages. Read what it needs in src/gatsby and hand it over as a field of a GraphQL type."

/**
 * Waits for what is no page, removes what nobody publishes any more, checks that all files are there that pages
 * name, and marks the build as finished.
 */
export async function onPostBuild({ reporter, getNodesByType, store }: BuildArgs): Promise<void> {
  if (store.getState().html.unsafeBuiltinWasUsedInSSR) reporter.panic(READS_WHILE_RENDERING)
  await bundlerClosed()
  await finishPictures()
  const pagePaths = session.site.pages.map(({ path }) => path)
  // Webpack tells of what it made anew in another order than in a clean build, and hosts' settings name these files.
  const assets = [...session.emittedAssets].sort()
  const kept = keptReadings(publicFolder, join(projectRoot, ".cache/readings.json"), codeVersion())
  const built = {
    publicFolder,
    pagePaths,
    redirects: session.site.redirects,
    assets,
  }
  // First what needs pages only: the thread may still be writing the other files.
  const { allowed, refused } = inspectPages(built, kept)
  if (refused.length > 0) reporter.panic(formatRefused(refused))
  const stock = takeStock(publicFolder, pagePaths, kept)
  const writing = reporter.activityTimer("write feeds, search index, covers and social cards")
  writing.start()
  const { artifacts, pictures } = await publishedFiles()
  writing.setStatus(
    `${artifacts.length} files, ${pictures.drawn} pictures drawn, ${pictures.paths.length - pictures.drawn} kept`,
  )
  writing.end()

  const digestOfFile: DigestOfFile = file =>
    kept.of("digest of whole text", file, "utf8", digestOfText)
  const expected = {
    pagePaths,
    assets,
    files: [
      ...artifacts,
      ...pictures.paths,
      ...staticFiles(),
      ...(await writeArchives(session.site.pages, publicFolder, digestOfFile)),
      ...writeFigurePictures(session.site.pages, publicFolder),
    ],
  }
  expected.files.push(...writeHosting(built, allowed, projectRoot))
  let aside = 0
  const putUnusedAside = (files: readonly string[]) => {
    const sources = getNodesByType("File").map(({ internal }) => internal.contentDigest)
    aside = putAside(publicFolder, files, new Set(sources)).length
  }
  const removed = sweepPublic(publicFolder, expected, putUnusedAside, kept, stock)
  if (removed.length > aside)
    reporter.info(`removed ${removed.length - aside} files that no page needs`)
  const published = listFiles(publicFolder)
  const missing = missingFiles(publicFolder, pagePaths, kept, published)
  if (missing.length > 0) reporter.panic(formatMissing(missing))
  const compressing = reporter.activityTimer("compress texts")
  compressing.start()
  compressing.setStatus(`${await compressFiles(publicFolder, published)} files`)
  compressing.end()
  kept.save()
  writeStamp("build")
}

/** Tells readings of published files that other code than this made. */
const codeVersion = () =>
  createHash("sha256")
    .update(readFileSync(buildCodeFile("index")))
    .digest("hex")
