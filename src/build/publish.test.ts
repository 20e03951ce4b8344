import { once } from "node:events"
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { dice } from "../../bench/synthetic/dice"
import { separateProcess } from "../../tests/helpers/separate-process"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"
import { hostingOf } from "../emit/hosting/hosting"
import { listFiles } from "../site/list-files"
import { daysOldFilesStay, releasesKept } from "../site.config"

const page = "index.html"
const oldScript = "app-1111aaaa1111aaaa1111.js"
const newScript = "app-2222bbbb2222bbbb2222.js"

/** Creates a project with one published build, and functions to replace it with others. */
async function publishedProject() {
  const folder = temporaryFolder()
  const { publish } = await loadIn(folder, () => import("./publish"))
  const build = (files: Record<string, string>) => {
    rmSync(join(folder, "public"), { recursive: true, force: true })
    putFiles(join(folder, "public"), files)
    const hosting = hostingOf({ policy: "", redirects: [], assets: Object.keys(files) })
    putFiles(join(folder, "hosting"), { "site.json": JSON.stringify(hosting) })
  }
  const files = () => listFiles(join(folder, "site/public"))
  const read = (file: string) => readFileSync(join(folder, "site/public", file), "utf8")
  build({ [page]: "old", [oldScript]: "", "gone/index.html": "gone", "static/a/b.png": "" })
  await publish(100)
  return { folder, publish, build, files, read }
}

test("publishes a finished build, whose pages replace the previous ones", async () => {
  const { folder, publish, build, files, read } = await publishedProject()
  expect(read(page)).toBe("old")
  build({ [page]: "new", [newScript]: "" })
  expect(read(page)).toBe("old")
  await publish(101)
  expect(read(page)).toBe("new")
  expect(files()).not.toContain("gone/index.html")
  // The hosting configuration is published with the build.
  expect(readFileSync(join(folder, "site/hosting/site.json"), "utf8")).toContain(newScript)
})

test("keeps scripts and pictures of earlier builds for the configured number of days", async () => {
  const { publish, build, files } = await publishedProject()
  build({ [page]: "new", [newScript]: "" })
  await publish(200)
  await publish(200 + daysOldFilesStay - 1)
  expect(files()).toEqual([oldScript, newScript, page, "static/a/b.png"])
  await publish(200 + daysOldFilesStay)
  expect(files()).toEqual([newScript, page])
})

test("treats a script as new when a later build contains it again", async () => {
  const { publish, build, files } = await publishedProject()
  build({ [page]: "new" })
  await publish(200)
  build({ [page]: "old again", [oldScript]: "" })
  await publish(220)
  build({ [page]: "new" })
  await publish(200 + daysOldFilesStay)
  expect(files()).toContain(oldScript)
})

test("keeps the time of files, by which browsers check for changes", async () => {
  const { folder } = await publishedProject()
  const time = (path: string) => Math.round(statSync(join(folder, path, page)).mtimeMs)
  expect(time("site/public")).toBe(time("public"))
})

test("shares the bytes of served pictures and compressed files, but never of pages, which Gatsby overwrites", async () => {
  const { folder, publish, build, read } = await publishedProject()
  const picture = `static/${"0123456789abcdef".repeat(2)}/a.png`
  const form = `${page}.br`
  build({ [page]: "new", [picture]: "picture", [form]: "small" })
  await publish(101)
  const number = (path: string) => statSync(join(folder, path)).ino
  for (const shared of [picture, form])
    expect(number(`site/public/${shared}`)).toBe(number(`public/${shared}`))
  expect(read(picture)).toBe("picture")
  expect(number(`site/public/${page}`)).not.toBe(number(`public/${page}`))
})

test("keeps the last releases for rollbacks and for servers that were not reloaded", async () => {
  const { folder, publish } = await publishedProject()
  const last = releasesKept + 2
  for (let number = 2; number <= last; number++) await publish(101)
  expect(readdirSync(join(folder, ".releases")).map(Number).sort()).toEqual(
    Array.from({ length: releasesKept }, (_, index) => last - releasesKept + 1 + index),
  )
  expect(readlinkSync(join(folder, "site"))).toBe(join(".releases", `${last}`))
})

test("replaces later releases after an operator has rolled back", async () => {
  const { folder, publish, build, read } = await publishedProject()
  for (const text of ["2", "3", "4"]) {
    build({ [page]: text })
    await publish(101)
  }
  rmSync(join(folder, "site"))
  symlinkSync(join(".releases", "2"), join(folder, "site"))
  build({ [page]: "5" })
  await publish(101)
  expect(read(page)).toBe("5")
  expect(readdirSync(join(folder, ".releases"))).toEqual(["1", "2", "3"])
})

test("reuses the release before the last one without changing published pages", async () => {
  const { folder, publish, build, files, read } = await publishedProject()
  build({ [page]: "new", "kept/index.html": "kept", "gone/too/index.html": "" })
  await publish(101)
  build({ [page]: "newer", "kept/index.html": "kept" })
  const number = (path: string) => statSync(join(folder, path)).ino
  const published = number("site/public/index.html")
  await publish(102)
  expect([read(page), read("kept/index.html")]).toEqual(["newer", "kept"])
  expect(files()).not.toContain("gone/too/index.html")
  expect(readFileSync(join(folder, ".releases/2/public", page), "utf8")).toBe("new")
  expect(number(".releases/2/public/index.html")).toBe(published)
  // The third release does not overwrite the bytes of a page that two releases share.
  await publish(103)
  build({ [page]: "newest", "kept/index.html": "other" })
  await publish(104)
  expect([read(page), read("kept/index.html")]).toEqual(["newest", "other"])
  expect(readFileSync(join(folder, ".releases/4/public/kept/index.html"), "utf8")).toBe("kept")
})

test("replaces a file with a folder, and a folder with a file", async () => {
  const { publish, build, files } = await publishedProject()
  build({ "gone/index.html": "", both: "file" })
  await publish(101)
  build({ gone: "file", "both/index.html": "" })
  await publish(102)
  await publish(103)
  expect(files()).toEqual(expect.arrayContaining(["gone", "both/index.html"]))
  build({ "gone/index.html": "", both: "file" })
  await publish(104)
  expect(files()).toEqual(expect.arrayContaining(["both", "gone/index.html"]))
})

test("refuses to publish when something else is in place of the link, and names the fix", async () => {
  const { folder, publish } = await publishedProject()
  rmSync(join(folder, "site"))
  mkdirSync(join(folder, "site"))
  await expect(publish(101)).rejects.toThrow(
    `${join(folder, "site")} is not a symbolic link, which a build needs to publish. Remove it, then build again.`,
  )
})

test("keeps the published build when another one cannot be copied", async () => {
  const { folder, publish, read } = await publishedProject()
  rmSync(join(folder, "public"), { recursive: true })
  await expect(publish(101)).rejects.toThrow(`${join(folder, ".releases")} cannot be written`)
  expect([read(page), readdirSync(join(folder, ".releases"))]).toEqual(["old", ["1"]])
})

/** Publishes in a separate process, which reports when it begins. */
const publishApart = (folder: string) =>
  separateProcess(
    folder,
    `const { publish } = load("src/build/publish.ts")
process.stdout.write("begins", () => publish(101))`,
  )

test("publishes atomically when it is killed at random moments", async () => {
  const random = dice(1)
  const { folder, publish, build, files, read } = await publishedProject()
  const pages = (text: string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}/index.html`, text]))
  build(pages("0"))
  await publish(101)
  for (let round = 1; round <= 4; round++) {
    build(pages(`${round}`))
    const child = await publishApart(folder)
    const ended = once(child, "exit")
    await setTimeout(random.int(0, 80))
    child.kill("SIGKILL")
    if (child.exitCode === null) await ended
    const shown = files().filter(file => file.endsWith("index.html"))
    expect(shown).toHaveLength(300)
    expect(new Set(shown.map(read)).size).toBe(1)
  }
  await publish(101)
  expect(read("7/index.html")).toBe("4")
  expect(readdirSync(join(folder, ".releases")).length).toBeLessThanOrEqual(releasesKept)
})
