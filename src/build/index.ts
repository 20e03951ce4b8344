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
 * On two processors Gatsby has one worker, which it starts anew between running queries and writing HTML. Counted
 * as one, queries run in the main process and the worker stays, which is seconds less on an edited page.
 */
const processors: Record<string, string> =
  availableParallelism() <= 2 && !process.env.GATSBY_CPU_COUNT ? { GATSBY_CPU_COUNT: "1" } : {}

/** Pictures are decoded in the threads that read and write files as well, which should not wait for them. */
const threads = { UV_THREADPOOL_SIZE: String(4 + availableParallelism()) }

/** Gatsby draws moving lines, by React, in every terminal that is not a CI's; where nobody sees them move, plain ones. */
const plainLines: Record<string, string> =
  process.stdout.isTTY || process.env.GATSBY_LOGGER ? {} : { GATSBY_LOGGER: "yurnalist" }

/** What every process of Gatsby loads first. */
const preloads = () =>
  [
    "src/build/end-with-parent.cjs",
    "src/build/start-publishing-thread.cjs",
    ...ifOn("esbuild-config", "src/gatsby/patches/esbuild-config/compile-gatsby-files.cjs"),
  ].map(file => `--require ${JSON.stringify(resolve(file))}`)

/**
 * Megabytes of each half of the young generation; V8's own are 16. Builds of thousands of pages were faster with more, and develop runs
 * for hours. See docs/decisions/0089-large-sites.md.
 */
const youngGeneration: Record<Command, string[]> = {
  build: ["--max-semi-space-size=64"],
  develop: [],
}

/** The same for the process that compiles texts, which makes much and keeps little; see docs/decisions/0097-texts-compiled-for-less.md. */
const compiling = ["--max-semi-space-size=32"]

const nodeOptions = (command: Command): Record<string, string> => ({
  // What whoever builds has set comes last, and wins.
  NODE_OPTIONS: [...youngGeneration[command], process.env.NODE_OPTIONS ?? "", ...preloads()].join(
    " ",
  ),
})

/** Where the last build has left most texts compiled: otherwise the thread that writes files and Gatsby's own would both compile them. */
const publishingThread = (command: Command): Record<string, string> =>
  command === "build" && isBuilt() ? { PUBLISH_THREAD: buildCodeFile("publish-thread") } : {}

/**
 * Builds the site and publishes it, or develops it, on output that this code made, or on none. No other build or develop
 * runs in this folder meanwhile. Resolves with the exit code.
 * @throws errors to be shown without their stack: packages that are not those that patches were made for, a folder that can't be
 * written, a lock that can't be had
 */
export async function gatsby(command: Command, ...args: string[]): Promise<number> {
  settlePatches(console.warn)
  prepareFolders()
  const release = await lockProject(command)
  try {
    const code = await runGatsby(command, args)
    if (code === 0 && command === "build") await publish()
    if (code !== 0) tellFullDisk()
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
    ...publishingThread(command),
  }
  // Silent: what is wrong with the texts, Gatsby's process reports.
  if (readdirSync(".cache").length === 0)
    spawn(process.execPath, [...compiling, buildCodeFile("compile-ahead")], { stdio: "ignore" })
  return runProgram("node_modules/.bin/gatsby", [command, ...args], env)
}

/** What fails on a full disk says so in many ways. */
function tellFullDisk(): void {
  const full = writtenFolders.flatMap(folder => fullDisk(folder) ?? [])
  if (full[0]) console.error(`\n${full[0]}`)
}
