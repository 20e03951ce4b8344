import { EventEmitter } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import type { ParentSpanPluginArgs } from "gatsby"
import { temporaryFolder } from "../../../tests/unit/temporary-project"
import { finishInThread, finishPages, pagesFinished } from "./finish-pages"
import { finishRendered } from "./finish-rendered"

const text = "text of a page ".repeat(100)
const rendered = `${text}<slice-start id="scripts-1"></slice-start><slice-end id="scripts-1"></slice-end>`
const scripts = "<script async src=/app.js></script>"
const whole = `${text}<!-- slice-start id="scripts-1" -->${scripts}<!-- slice-end id="scripts-1" -->`

/** A site whose pages at some addresses have just been rendered. */
async function render(addresses: string[], ownSlices: [string, unknown][] = []) {
  const folder = temporaryFolder({
    "index.html": rendered,
    "a/index.html": rendered,
    "404.html": rendered,
    "page-data/index/page-data.json": text,
    "page-data/a/page-data.json": text,
    "page-data/404.html/page-data.json": text,
    "_gatsby/slices/scripts-1.html": scripts,
  })
  const emitter = new EventEmitter()
  const left = new Set(addresses)
  const state = { slices: new Map(ownSlices), html: { pagesThatNeedToStitchSlices: left } }
  const store = { getState: () => state }
  finishPages({ emitter, store } as unknown as ParentSpanPluginArgs, async paths =>
    finishRendered(folder, paths),
  )
  emitter.emit("HTML_GENERATED", { payload: addresses })
  await pagesFinished()
  return { left: [...left], read: (file: string) => readFileSync(join(folder, file)), folder }
}

test("a page that has been rendered gets its scripts and compressed forms, and Gatsby has nothing left to do with it", async () => {
  const { left, read } = await render(["/", "/a", "/404.html"])
  expect(left).toEqual([])
  for (const file of ["index.html", "a/index.html", "404.html"]) {
    expect(read(file).toString()).toBe(whole)
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(whole)
  }
  expect(brotliDecompressSync(read("page-data/a/page-data.json.br")).toString()).toBe(text)
})

test("pages are left to Gatsby where the site has slices of its own", async () => {
  const { left, read, folder } = await render(["/a"], [["footer", {}]])
  expect(left).toEqual(["/a"])
  expect(read("a/index.html").toString()).toBe(rendered)
  expect(existsSync(join(folder, "a/index.html.br"))).toBe(false)
})

/** What a thread with this program does with paths; it writes those that it was given into `paths`. */
function finishBy(program: string) {
  const folder = temporaryFolder({
    "thread.cjs": `const { parentPort: port } = require("node:worker_threads")
      const { appendFileSync } = require("node:fs")
      port.on("message", paths => {
        ${program}
        appendFileSync(require("node:path").join(__dirname, "paths"), paths + ";")
        port.postMessage("finished")
      })`,
  })
  return {
    finish: finishInThread(join(folder, "thread.cjs")),
    done: () => readFileSync(join(folder, "paths"), "utf8"),
  }
}

test("each batch is settled when the thread has finished it", async () => {
  const { finish, done } = finishBy("")
  const batches = [finish(["/a", "/b"]), finish(["/c"])]
  await batches[1]
  expect(done()).toBe("/a,/b;/c;")
})

test("a page that the thread cannot finish fails its batch and those behind it", async () => {
  const { finish, done } = finishBy(`if (paths.includes("/b")) throw new Error("no slice")`)
  const batches = await Promise.allSettled([finish(["/a"]), finish(["/b"]), finish(["/c"])])
  expect(batches.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"])
  expect(batches[1]).toMatchObject({ reason: expect.objectContaining({ message: "no slice" }) })
  expect(done()).toBe("/a;")
})
