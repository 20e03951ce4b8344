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

/** A project of which one build is published, and what replaces that build by another one. */
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

test("a finished build is published, and its pages replace those before", async () => {
  const { folder, publish, build, files, read } = await publishedProject()
  expect(read(page)).toBe("old")
  build({ [page]: "new", [newScript]: "" })
  expect(read(page)).toBe("old")
  await publish(101)
  expect(read(page)).toBe("new")
  expect(files()).not.toContain("gone/index.html")
  // The description for hosts goes with it.
  expect(readFileSync(join(folder, "site/hosting/site.json"), "utf8")).toContain(newScript)
})

test("scripts and pictures of earlier builds stay for the stated days, then go", async () => {
  const { publish, build, files } = await publishedProject()
  build({ [page]: "new", [newScript]: "" })
  await publish(200)
  await publish(200 + daysOldFilesStay - 1)
  expect(files()).toEqual([oldScript, newScript, page, "static/a/b.png"])
  await publish(200 + daysOldFilesStay)
  expect(files()).toEqual([newScript, page])
})

test("a script that a later build has again counts as new", async () => {
  const { publish, build, files } = await publishedProject()
  build({ [page]: "new" })
  await publish(200)
  build({ [page]: "old again", [oldScript]: "" })
  await publish(220)
  build({ [page]: "new" })
  await publish(200 + daysOldFilesStay)
  expect(files()).toContain(oldScript)
})

test("files keep their time, by which browsers ask whether they have changed", async () => {
  const { folder } = await publishedProject()
  const time = (path: string) => Math.round(statSync(join(folder, path, page)).mtimeMs)
  expect(time("site/public")).toBe(time("public"))
})

test("a served picture and a compressed form share their bytes with what is published; a page, which Gatsby writes in place, never does", async () => {
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

test("keeps the last releases, to go back to and for servers that were not reloaded", async () => {
  const { folder, publish } = await publishedProject()
  const last = releasesKept + 2
  for (let number = 2; number <= last; number++) await publish(101)
  expect(readdirSync(join(folder, ".releases")).map(Number).sort()).toEqual(
    Array.from({ length: releasesKept }, (_, index) => last - releasesKept + 1 + index),
  )
  expect(readlinkSync(join(folder, "site"))).toBe(join(".releases", `${last}`))
})

test("replaces the releases that an operator went back from", async () => {
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

test("a release is made from the one before the last, and neither's pages change the published ones", async () => {
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
  // The bytes of a page that two releases share are not written over by the third.
  await publish(103)
  build({ [page]: "newest", "kept/index.html": "other" })
  await publish(104)
  expect([read(page), read("kept/index.html")]).toEqual(["newest", "other"])
  expect(readFileSync(join(folder, ".releases/4/public/kept/index.html"), "utf8")).toBe("kept")
})

test("a file becomes a folder, and a folder a file", async () => {
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

test("something else in the place of the link is refused, with what to do", async () => {
  const { folder, publish } = await publishedProject()
  rmSync(join(folder, "site"))
  mkdirSync(join(folder, "site"))
  await expect(publish(101)).rejects.toThrow(
    `${join(folder, "site")} is not a symbolic link, which a build needs to publish. Remove it, then build again.`,
  )
})

test("a build that cannot be copied leaves the published one", async () => {
  const { folder, publish, read } = await publishedProject()
  rmSync(join(folder, "public"), { recursive: true })
  await expect(publish(101)).rejects.toThrow(`${join(folder, ".releases")} cannot be written`)
  expect([read(page), readdirSync(join(folder, ".releases"))]).toEqual(["old", ["1"]])
})

/** Publishes in a process of its own, which says when it begins. */
const publishApart = (folder: string) =>
  separateProcess(
    folder,
    `const { publish } = load("src/build/publish.ts")
process.stdout.write("begins", () => publish(101))`,
  )

test("killed at random moments, the published folder is all old or all new", async () => {
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
