import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { separateProcess } from "../../tests/helpers/separate-process"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

const others: ChildProcess[] = []
afterEach(() => {
  for (const child of others.splice(0)) child.kill("SIGKILL")
})

/** Starts another process that holds the lock of a folder until it ends. */
async function holder(folder: string, command: "build" | "develop"): Promise<ChildProcess> {
  const child = await separateProcess(
    folder,
    `process.on("SIGTERM", () => process.exit())
setInterval(() => {}, 1_000_000)
load("src/build/lock.ts").lockProject("${command}").then(() => console.log("held"))`,
  )
  others.push(child)
  return child
}

const lockIn = (folder: string) => loadIn(folder, () => import("./lock"))

test("waits for another build, names it, and continues when it ends", async () => {
  const folder = temporaryFolder()
  const first = await holder(folder, "build")
  const { lockProject } = await lockIn(folder)
  const told: string[] = []
  const release = await lockProject("build", sentence => {
    told.push(sentence)
    first.kill("SIGTERM")
  })
  expect(told).toEqual([
    expect.stringMatching(
      `^Waiting for \`npm run build\` \\(process ${first.pid}, since 20[-\\d]+T[:.\\d]+Z\\) in this folder to finish\\.$`,
    ),
  ])
  await release()
})

test("takes over the lock when its process was killed", async () => {
  const folder = temporaryFolder()
  const killed = await holder(folder, "develop")
  killed.kill("SIGKILL")
  await once(killed, "exit")
  const { lockProject } = await lockIn(folder)
  await (await lockProject("build", () => {}))()
})

test("refuses to build when develop is running, and names the fix", async () => {
  const folder = temporaryFolder()
  const develop = await holder(folder, "develop")
  const { lockProject } = await lockIn(folder)
  await expect(lockProject("build")).rejects.toThrow(
    new RegExp(
      `^\`npm run develop\` \\(process ${develop.pid}, since .*\\) is running in this folder. Stop it first, or run this in another checkout`,
    ),
  )
})

test("does not wait when the previous command has ended", async () => {
  const { lockProject } = await lockIn(temporaryFolder())
  const told: string[] = []
  for (const command of ["build", "develop", "build"] as const)
    await (await lockProject(command, sentence => told.push(sentence)))()
  expect(told).toEqual([])
})
