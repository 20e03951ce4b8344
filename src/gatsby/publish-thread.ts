import { join } from "node:path"
import { parentPort } from "node:worker_threads"
import { filesOf, publishFiles } from "../emit/published-files"
import { projectRoot } from "../site/project-paths"
import { buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { compressFiles, compressHere } from "./lifecycle/compress-files"
import type { Answer, Order } from "./lifecycle/publishing-thread"
import { readAhead } from "./lifecycle/read-ahead"
import { mapStacks } from "./map-stacks"

mapStacks(buildCodeFolder, () => bundleBuildCode("external").outputFiles)

const publicFolder = join(projectRoot, "public")

/** What the thread of `publishing-thread.ts` runs. */
const filesAhead = readAhead()

parentPort?.on("message", async (order: Order) => {
  const files = "site" in order ? filesOf(order.site) : await filesAhead(order.contentChecked)
  if (!files) return say({ isBehind: true })
  let largeOnes: Promise<number> | undefined
  const published = await publishFiles(files, large => {
    // In Node's own threads, while this one writes the others and draws pictures.
    largeOnes = compressFiles(publicFolder, large)
  })
  await largeOnes
  for (const file of [...published.artifacts, ...published.pictures.paths])
    compressHere(publicFolder, file)
  say({ files: published })
  parentPort?.close()
})

function say(answer: Answer): void {
  parentPort?.postMessage(answer)
}
