import { join } from "node:path"
import { parentPort } from "node:worker_threads"
import { projectRoot } from "../content/read/project-paths"
import { publishFiles } from "./artefacts/published-files"
import { buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { compressFiles, compressHere } from "./lifecycle/compress-files"
import type { Answer, Order } from "./lifecycle/publishing-thread"
import { readAhead } from "./lifecycle/read-ahead"
import { mapStacks, mapsMadeLate } from "./map-stacks"

mapStacks(
  buildCodeFolder,
  mapsMadeLate(() => bundleBuildCode("external").outputFiles),
)

const publicFolder = join(projectRoot, "public")

/** Longer texts, in characters, are compressed in one of Node's own threads while this one draws pictures. */
const LARGE = 1_000_000

/** What the thread of `publishing-thread.ts` runs. */
const siteAhead = readAhead()

parentPort?.on("message", async (order: Order) => {
  const site = "site" in order ? order.site : await siteAhead(order.contentChecked)
  if (!site) return say({ isBehind: true })
  let largeOnes: Promise<number> | undefined
  const files = await publishFiles(site, artefacts => {
    const large = artefacts.filter(({ body }) => body.length > LARGE)
    largeOnes = compressFiles(
      publicFolder,
      large.map(({ path }) => path.slice(1)),
    )
  })
  await largeOnes
  for (const file of [...files.artefacts, ...files.pictures.paths]) compressHere(publicFolder, file)
  say({ files })
  parentPort?.close()
})

function say(answer: Answer): void {
  parentPort?.postMessage(answer)
}
