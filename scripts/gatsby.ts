import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import {
  type Command,
  dropStaleOutput,
  stampEnvironment,
} from "../src/gatsby/lifecycle/build-stamp"

/**
 * On two processors Gatsby has one worker, which it starts anew between running queries and writing HTML. Counted
 * as one, queries run in the main process and the worker stays, which is seconds less on an edited page.
 */
const processors: Record<string, string> =
  availableParallelism() <= 2 && !process.env.GATSBY_CPU_COUNT ? { GATSBY_CPU_COUNT: "1" } : {}

/** Pictures are decoded in the threads that read and write files as well, which should not wait for them. */
const threads = { UV_THREADPOOL_SIZE: String(4 + availableParallelism()) }

/** Runs a Gatsby command on output that this code made, or on none. Resolves with the exit code. */
export async function gatsby(command: Command, ...args: string[]): Promise<number> {
  const reason = dropStaleOutput(command)
  if (reason) console.log(`Starting clean: ${reason}.`)
  // Silent: what is wrong with the texts, Gatsby's process reports.
  if (!existsSync(".cache"))
    spawn(process.execPath, ["--import", "tsx", "scripts/compile-ahead.ts"], { stdio: "ignore" })
  return run("node_modules/.bin/gatsby", [command, ...args], {
    ...processors,
    ...threads,
    ...stampEnvironment(),
  })
}

/** Runs a program in the foreground. Resolves with its exit code, or 1 where a signal ended it. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    })
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => child.kill(signal))
    child.on("error", reject)
    child.on("exit", code => resolve(code ?? 1))
  })
}
