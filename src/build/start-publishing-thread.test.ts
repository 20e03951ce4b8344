import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"

const preload = resolve("src/build/start-publishing-thread.cjs")

/** What a program prints that loads the script first, as do the programs that it starts. */
function run(program: string, thread: string): string[] {
  const folder = temporaryFolder({ "program.cjs": program, "thread.cjs": thread })
  const { stdout } = spawnSync(process.execPath, [join(folder, "program.cjs")], {
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_OPTIONS: `--require ${JSON.stringify(preload)}`,
      PUBLISH_THREAD: join(folder, "thread.cjs"),
    },
  })
  return stdout.trim().split("\n")
}

const has = `console.log(process.env.PUBLISH_THREAD === undefined, typeof globalThis.publishingThread)`

test("the thread starts with the process, and in none that it starts", () => {
  const child = JSON.stringify(has)
  const program = `${has}
globalThis.publishingThread.once("message", text => {
  console.log(text)
  require("node:child_process").spawnSync(process.execPath, ["-e", ${child}], { stdio: "inherit" })
})`
  const thread = `require("node:worker_threads").parentPort.postMessage(String(process.env.PUBLISH_THREAD))`
  expect(run(program, thread)).toEqual(["true object", "undefined", "true undefined"])
})

test("one that fails before it is asked for is gone, and the process goes on", () => {
  const program = `globalThis.publishingThread.on("exit", () => console.log(typeof globalThis.publishingThread))`
  expect(run(program, `throw new Error("no room left")`)).toEqual(["undefined"])
})
