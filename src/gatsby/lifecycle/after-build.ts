import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { projectRoot } from "../../content/read/project-paths"
import { session } from "../session"
import { writeStamp } from "./build-stamp"
import { publishedFiles } from "./publish-while-bundling"
import { staticFiles } from "./static-files"
import { sweepPublic } from "./sweep-public"

const publicFolder = join(projectRoot, "public")

/** Waits for what is no page, removes what nobody publishes any more, and marks the build as finished. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const writing = reporter.activityTimer("write feeds, search index, covers and social cards")
  writing.start()
  const { artefacts, pictures } = await publishedFiles()
  writing.setStatus(
    `${artefacts.length} files, ${pictures.drawn} pictures drawn, ${pictures.paths.length - pictures.drawn} kept`,
  )
  writing.end()

  const removed = sweepPublic(publicFolder, {
    pagePaths: session.site.pages.map(({ path }) => path),
    assets: [...session.emittedAssets],
    files: [...artefacts, ...pictures.paths, ...staticFiles()],
  })
  if (removed.length > 0) reporter.info(`removed ${removed.length} files that no page needs`)
  writeStamp("build")
}
