import { join } from "node:path"
import { parentPort } from "node:worker_threads"
import { projectRoot } from "../content/read/project-paths"
import { buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { finishRendered } from "./lifecycle/finish-rendered"
import { mapStacks, mapsMadeLate } from "./map-stacks"

mapStacks(
  buildCodeFolder,
  mapsMadeLate(() => bundleBuildCode("external").outputFiles),
)

/** What the thread of `finish-pages.ts` runs: it finishes pages, and says so. */
parentPort?.on("message", (paths: readonly string[]) => {
  finishRendered(join(projectRoot, "public"), paths)
  parentPort?.postMessage("finished")
})
