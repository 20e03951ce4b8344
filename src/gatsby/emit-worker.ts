import { join } from "node:path"
import { parentPort } from "node:worker_threads"
import { emitFiles, siteFiles } from "../emit/emit-files"
import { projectRoot } from "../site/project-paths"
import { buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { compressFiles, compressHere } from "./lifecycle/compress-files"
import type { EmitRequest, EmitResponse } from "./lifecycle/emit-worker-client"
import { prepareFiles } from "./lifecycle/prepare-files"
import { mapStacks } from "./map-stacks"

mapStacks(buildCodeFolder, () => bundleBuildCode("external").outputFiles)

const publicFolder = join(projectRoot, "public")

/** Program of the thread that `emit-worker-client.ts` starts. */
const preparedFiles = prepareFiles()

parentPort?.on("message", async (request: EmitRequest) => {
  const files =
    "site" in request ? siteFiles(request.site) : await preparedFiles(request.contentChecked)
  if (!files) return send({ isBehind: true })
  let largeOnes: Promise<number> | undefined
  const emitted = await emitFiles(files, large => {
    // Compresses in Node's thread pool while this thread writes the other files and draws pictures.
    largeOnes = compressFiles(publicFolder, large)
  })
  await largeOnes
  for (const file of [...emitted.artifacts, ...emitted.pictures.paths])
    compressHere(publicFolder, file)
  send({ files: emitted })
  parentPort?.close()
})

function send(response: EmitResponse): void {
  parentPort?.postMessage(response)
}
