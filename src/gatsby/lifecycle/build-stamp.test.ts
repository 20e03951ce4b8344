import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../../tests/helpers/temporary-project"
import { listFiles } from "../../site/list-files"

const code = { "gatsby-node.ts": "1", "src/gatsby/a.ts": "1", "package-lock.json": "{}" }
const output = { ".cache/data.json": "{}", "public/index.html": "<p>" }

const stampIn = (folder: string, environment?: Record<string, string>) =>
  loadIn(folder, () => import("./build-stamp"), environment)

/** A project whose last build finished. */
async function builtProject() {
  const folder = temporaryFolder({ ...code, ...output })
  const stamp = await stampIn(folder)
  stamp.writeStamp("build")
  return { folder, stamp, kept: () => existsSync(join(folder, "public/index.html")) }
}

test("keeps the output when the last build finished", async () => {
  const { stamp, kept } = await builtProject()
  expect([stamp.dropStaleOutput("build"), kept(), stamp.isBuilt()]).toEqual([undefined, true, true])
})

test("starts a build clean when develop has changed the output", async () => {
  const { stamp, kept } = await builtProject()
  stamp.writeStamp("develop")
  expect([stamp.isBuilt(), stamp.dropStaleOutput("build"), kept()]).toEqual([
    false,
    "develop has changed the output of the last build",
    false,
  ])
})

test("keeps the output in develop when a build or develop made it", async () => {
  const { stamp, kept } = await builtProject()
  expect([stamp.dropStaleOutput("develop"), kept()]).toEqual([undefined, true])
  stamp.writeStamp("develop")
  expect([stamp.dropStaleOutput("develop"), kept()]).toEqual([undefined, true])
})

test("publishes no environment values in the stamp", async () => {
  const folder = temporaryFolder({ ...code, ...output })
  const stamp = await stampIn(folder, { SITE_SECRET: "a-secret" })
  stamp.writeStamp("build")
  expect(readFileSync(join(folder, "public/.build-stamp.json"), "utf8")).not.toContain("a-secret")
})

test("starts clean without a message when there is no output", async () => {
  const stamp = await stampIn(temporaryFolder(code))
  expect([stamp.dropStaleOutput("build"), stamp.isBuilt()]).toEqual([undefined, false])
})

test("drops the output when the last build did not finish", async () => {
  const { stamp, kept } = await builtProject()
  stamp.removeStamp()
  expect([stamp.isBuilt(), stamp.dropStaleOutput("build"), kept()]).toEqual([
    false,
    "the last build did not finish",
    false,
  ])
})

test.each([".cache", "public"])("drops the output when %s is lost", async lost => {
  const { folder, stamp, kept } = await builtProject()
  rmSync(join(folder, lost), { recursive: true })
  expect([stamp.dropStaleOutput("build"), kept()]).toEqual([
    "only one of .cache and public exists",
    false,
  ])
  expect(listFiles(join(folder, ".cache"))).toEqual([])
})

test("drops the output when the build code has changed", async () => {
  const { folder, kept } = await builtProject()
  writeFileSync(join(folder, "src/gatsby/a.ts"), "2")
  const stamp = await stampIn(folder)
  expect([stamp.dropStaleOutput("build"), kept()]).toEqual([
    "the build code, its settings or the folder has changed",
    false,
  ])
})

test("drops the output when it was copied from another folder", async () => {
  const { folder } = await builtProject()
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  const stamp = await stampIn(copy)
  expect(stamp.dropStaleOutput("build")).toBe(
    "the build code, its settings or the folder has changed",
  )
})

test("keeps the emptied folders, which may be mounted volumes", async () => {
  const { folder, stamp } = await builtProject()
  stamp.removeStamp()
  stamp.dropStaleOutput("build")
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([".cache", "public"]))
})

test("drops the output when it is of another content tree", async () => {
  const { folder } = await builtProject()
  const stamp = await stampIn(folder, { SITE_CONTENT: "tests/fixtures/sites/other" })
  expect(stamp.dropStaleOutput("build")).toBe(
    "the build code, its settings or the folder has changed",
  )
})

test("keeps the output when only content has changed", async () => {
  const { folder, kept } = await builtProject()
  const stamp = await stampIn(temporaryFolder())
  expect(stamp.isBuilt()).toBe(false)
  const again = await stampIn(folder)
  expect([again.dropStaleOutput("build"), kept()]).toEqual([undefined, true])
})

test("keeps the output when Gatsby has set its own variables", async () => {
  const { folder, stamp, kept } = await builtProject()
  stamp.removeStamp()
  const environment = { ...stamp.stampEnvironment(), GATSBY_LOGGER: "yurnalist" }
  await loadIn(folder, async () => (await import("./build-stamp")).writeStamp("build"), environment)
  expect([stamp.dropStaleOutput("build"), kept()]).toEqual([undefined, true])
})

/**
 * Simulates `npx gatsby build`, which inherits no stamp. Returns the dispatched actions and the
 * log.
 */
async function startGatsby(folder: string, environment: Record<string, string> = {}) {
  const dispatch = jest.fn()
  const info = jest.fn()
  const start = async () =>
    (await import("./build-stamp")).onPreInit({ store: { dispatch }, reporter: { info } })
  await loadIn(folder, start, environment)
  return { actions: dispatch.mock.calls.flat(), said: info.mock.calls.flat() }
}

const forgetCache = { type: "UPDATE_PLUGINS_HASH", payload: "" }
const changed = "Starting clean: the build code, its settings or the folder has changed."

test.each<[string, string, (folder: string) => void]>([
  ["the project was copied", changed, () => {}],
  ["build code was edited", changed, folder => writeFileSync(join(folder, "gatsby-node.ts"), "2")],
  [
    "the last build did not finish",
    "Starting clean: the last build did not finish.",
    folder => {
      rmSync(join(folder, ".cache/build-stamp.json"))
      rmSync(join(folder, "public/.build-stamp.json"))
    },
  ],
])("makes Gatsby forget its cache and empties public when %s", async (_, said, change) => {
  const { folder } = await builtProject()
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  putFiles(copy, { ".cache/webpack/pack": "" })
  change(copy)
  expect(await startGatsby(copy)).toEqual({ actions: [forgetCache], said: [said] })
  expect([readdirSync(join(copy, "public")), readdirSync(join(copy, ".cache/webpack"))]).toEqual([
    [],
    [],
  ])
})

test.each([
  ["the output is current", {}],
  ["Gatsby has set variables of its own", { GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "true" }],
  ["npm run build has looked already", { BUILD_STAMP: "other" }],
])("leaves cache and public alone when %s", async (_, environment) => {
  const { folder, kept } = await builtProject()
  expect(await startGatsby(folder, environment)).toEqual({ actions: [], said: [] })
  expect(kept()).toBe(true)
})
