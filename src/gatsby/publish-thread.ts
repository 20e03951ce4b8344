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

/** Program of the thread that `publishing-thread.ts` starts. */
const filesAhead = readAhead()

parentPort?.on("message", async (order: Order) => {
  const files = "site" in order ? filesOf(order.site) : await filesAhead(order.contentChecked)
  if (!files) return say({ isBehind: true })
  let largeOnes: Promise<number> | undefined
  const published = await publishFiles(files, large => {
    // Compresses in Node's thread pool while this thread writes the other files and draws pictures.
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
