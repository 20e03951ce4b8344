import { spawn } from "node:child_process"
import { readdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { buildCodeFile } from "../gatsby/build-code-file"
import {
  type Command,
  dropStaleOutput,
  isBuilt,
  stampEnvironment,
} from "../gatsby/lifecycle/build-stamp"
import { writeBuildCode } from "../gatsby/load-build-code"
import { settlePatches } from "../gatsby/patches/check"
import { ifOn } from "../gatsby/patches/is-on"
import { fullDisk, prepareFolders, writtenFolders } from "./folders"
import { lockProject } from "./lock"
import { publish } from "./publish"
import { runProgram } from "./run-program"

/**
 * On two processors Gatsby has one worker, which it restarts between running queries and writing
 * HTML. With a count of one, queries run in the main process and the worker stays alive, which
 * saves seconds when a page is edited.
 */
const processors: Record<string, string> =
  availableParallelism() <= 2 && !process.env.GATSBY_CPU_COUNT ? { GATSBY_CPU_COUNT: "1" } : {}

/** Extra threads, because the threads that read and write files also decode pictures. */
const threads = { UV_THREADPOOL_SIZE: String(4 + availableParallelism()) }

/**
 * Plain log lines if the output is not a terminal. Gatsby would otherwise use React to animate
 * lines everywhere except in CI.
 */
const plainLines: Record<string, string> =
  process.stdout.isTTY || process.env.GATSBY_LOGGER ? {} : { GATSBY_LOGGER: "yurnalist" }

/** Scripts that every process of Gatsby loads first. */
const preloads = () =>
  [
    "src/build/end-with-parent.cjs",
    "src/build/start-emit-worker.cjs",
    ...ifOn("esbuild-config", "src/gatsby/patches/esbuild-config/compile-gatsby-files.cjs"),
  ].map(file => `--require ${JSON.stringify(resolve(file))}`)

/**
 * Megabytes of each half of the young generation; V8's default is 16. Larger values speed up builds
 * of thousands of pages, but develop runs for hours (docs/decisions/0089-large-sites.md).
 */
const youngGeneration: Record<Command, string[]> = {
  build: ["--max-semi-space-size=64"],
  develop: [],
}

/**
 * The same option for the process that compiles texts, which allocates much and keeps little
 * (docs/decisions/0097-texts-compiled-for-less.md).
 */
const compiling = ["--max-semi-space-size=32"]

const nodeOptions = (command: Command): Record<string, string> => ({
  // The caller's options come last and take precedence.
  NODE_OPTIONS: [...youngGeneration[command], process.env.NODE_OPTIONS ?? "", ...preloads()].join(
    " ",
  ),
})

/**
 * Starts the thread that writes files early, if the last build left most texts compiled: otherwise
 * that thread and Gatsby's process would both compile them.
 */
const emitWorker = (command: Command): Record<string, string> =>
  command === "build" && isBuilt() ? { EMIT_WORKER: buildCodeFile("emit-worker") } : {}

/**
 * Builds and publishes the site, or develops it, after removing output of other code. Locks the
 * folder against other builds, and resolves with the exit code.
 * @throws Error to be shown without its stack: packages that the patches do not fit, a folder that
 * cannot be written to, or a lock that is not available
 */
export async function gatsby(command: Command, ...args: string[]): Promise<number> {
  settlePatches(console.warn)
  prepareFolders()
  const release = await lockProject(command)
  try {
    const code = await runGatsby(command, args)
    if (code === 0 && command === "build") await publish()
    if (code !== 0) reportFullDisk()
    return code
  } finally {
    await release()
  }
}

function runGatsby(command: Command, args: readonly string[]): Promise<number> {
  const reason = dropStaleOutput(command)
  if (reason) console.log(`Starting clean: ${reason}.`)
  const settings = { ...processors, ...threads, ...plainLines }
  const env = {
    ...settings,
    ...nodeOptions(command),
    ...writeBuildCode(),
    ...stampEnvironment(),
    ...emitWorker(command),
  }
  // Output is ignored, because Gatsby's process reports problems with the texts.
  if (readdirSync(".cache").length === 0)
    spawn(process.execPath, [...compiling, buildCodeFile("precompile")], { stdio: "ignore" })
  return runProgram("node_modules/.bin/gatsby", [command, ...args], env)
}

/** Reports a full disk, which can cause many kinds of errors. */
function reportFullDisk(): void {
  const full = writtenFolders.flatMap(folder => fullDisk(folder) ?? [])
  if (full[0]) console.error(`\n${full[0]}`)
}
