import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import type { ComposedSite } from "../../model/composed-site"
import { PublishingThread } from "./publishing-thread"

const site = { pages: ["/a"], problems: ["of the check"] } as unknown as ComposedSite

/**
 * Starts a thread with a program that answers orders. Its answer stands in for a list of written
 * files.
 */
function thread(program: string): PublishingThread {
  const file = join(temporaryFolder({ "thread.cjs": program }), "thread.cjs")
  return new PublishingThread(new Worker(file))
}

const port = `const { parentPort: port } = require("node:worker_threads")\n`

test("writes without the site when the thread has read the checked content", async () => {
  const writing = thread(
    `${port}port.once("message", order => port.postMessage({ files: [order] }))`,
  ).write(site, "checked")
  expect(await writing).toEqual([{ contentChecked: "checked" }])
})

test("passes the site, but not its check, when the thread is behind", async () => {
  const writing = thread(
    `${port}port.on("message", order => {
      if (!order.site) return port.postMessage({ isBehind: true })
      port.postMessage({ files: order.site })
      port.close()
    })`,
  ).write(site, "checked")
  expect(await writing).toEqual({ pages: ["/a"] })
})

test("rejects when the thread fails before it is asked to write", async () => {
  const failing = thread(`throw new Error("no room left")`)
  await expect(failing.write(site, "checked")).rejects.toThrow("no room left")
})

test("rejects when the thread exits without a message", async () => {
  await expect(thread("").write(site, "checked")).rejects.toThrow("exited with code 0")
})
