import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"

const preload = resolve("src/build/start-emit-worker.cjs")

/** Output of a program that loads the script first, as do its child processes. */
function run(program: string, thread: string): string[] {
  const folder = temporaryFolder({ "program.cjs": program, "thread.cjs": thread })
  const { stdout } = spawnSync(process.execPath, [join(folder, "program.cjs")], {
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_OPTIONS: `--require ${JSON.stringify(preload)}`,
      EMIT_WORKER: join(folder, "thread.cjs"),
    },
  })
  return stdout.trim().split("\n")
}

const has = `console.log(process.env.EMIT_WORKER === undefined, typeof globalThis.emitWorker)`

test("starts the thread in the process, but not in its child processes", () => {
  const child = JSON.stringify(has)
  const program = `${has}
globalThis.emitWorker.once("message", text => {
  console.log(text)
  require("node:child_process").spawnSync(process.execPath, ["-e", ${child}], { stdio: "inherit" })
})`
  const thread = `require("node:worker_threads").parentPort.postMessage(String(process.env.EMIT_WORKER))`
  expect(run(program, thread)).toEqual(["true object", "undefined", "true undefined"])
})

test("forgets a thread that fails early, and keeps the process running", () => {
  const program = `globalThis.emitWorker.on("exit", () => console.log(typeof globalThis.emitWorker))`
  expect(run(program, `throw new Error("no room left")`)).toEqual(["undefined"])
})
