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

/** Gatsby only warns about this, and from then on renders every page in each build. */
const READS_WHILE_RENDERING =
  "A page used Node's fs, http, https, http2 or child_process while it was rendered (the warning above shows where), so every build would render all pages. Read the data in src/gatsby instead, and pass it to the page as a field of a GraphQL type."

/**
 * Waits for files that are not pages, removes files that are no longer published, checks that every
 * file named by a page exists, and marks the build as finished.
 */
export async function onPostBuild({ reporter, getNodesByType, store }: BuildArgs): Promise<void> {
  if (store.getState().html.unsafeBuiltinWasUsedInSSR) reporter.panic(READS_WHILE_RENDERING)
  await bundlerClosed()
  await finishPictures()
  const pagePaths = session.site.pages.map(({ path }) => path)
  // Webpack lists rebuilt files in a different order than a clean build does, and the hosting
  // settings name these files.
  const assets = [...session.emittedAssets].sort()
  const kept = keptReadings(publicFolder, join(projectRoot, ".cache/readings.json"), codeVersion())
  const built = {
    publicFolder,
    pagePaths,
    redirects: session.site.redirects,
    assets,
  }
  // Steps that need only pages come first: the thread may still be writing the other files.
  const { allowed, refused } = inspectPages(built, kept)
  if (refused.length > 0) reporter.panic(formatRefused(refused))
  const stock = takeStock(publicFolder, pagePaths, kept)
  const writing = reporter.activityTimer("write feeds, search index, covers and social cards")
  writing.start()
  const { artifacts, pictures } = await publishedFiles()
  writing.setStatus(
    `${artifacts.length} files, ${pictures.drawn} pictures drawn, ${pictures.paths.length - pictures.drawn} cached`,
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

/** Version of the build code, so that cached readings by other code are discarded. */
const codeVersion = () =>
  createHash("sha256")
    .update(readFileSync(buildCodeFile("index")))
    .digest("hex")
