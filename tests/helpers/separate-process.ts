import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

const typescript = ["--import", resolve("node_modules/tsx/dist/loader.mjs")]

/**
 * Runs code in a separate process, which tests may kill, and waits for its first output.
 * @param folder working directory
 * @param code CommonJS; `load` requires a file of the project
 */
export async function separateProcess(folder: string, code: string): Promise<ChildProcess> {
  const load = `const load = path => require(require("node:path").join(${JSON.stringify(resolve("."))}, path))\n`
  const child = spawn(process.execPath, [...typescript, "--eval", load + code], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(child, "exit").then(() => {
    throw new Error("the process ended before it said anything")
  })
  if (child.stdout) await Promise.race([once(child.stdout, "data"), ended])
  ended.catch(() => {})
  return child
}
