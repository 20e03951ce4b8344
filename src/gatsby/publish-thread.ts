import { parentPort, workerData } from "node:worker_threads"
import { publishFiles } from "./artefacts/published-files"
import { buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { mapStacks, mapsMadeLate } from "./map-stacks"

mapStacks(
  buildCodeFolder,
  mapsMadeLate(() => bundleBuildCode("external")),
)

/** What the thread of `publish-aside.ts` runs. */
void publishFiles(workerData).then(files => parentPort?.postMessage(files))
