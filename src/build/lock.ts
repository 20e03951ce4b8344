import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { lock } from "proper-lockfile"
import type { Command } from "../gatsby/lifecycle/build-stamp"
import { cacheRoot } from "../site/project-paths"

/** Process that builds or develops in this folder. */
export interface Holder {
  command: Command
  pid: number
  host: string
  /** ISO date and time. */
  since: string
}

const lockFolder = join(cacheRoot, "lock")
const holderFile = join(cacheRoot, "lock.json")

/** Milliseconds without renewal after which a lock belongs to a killed process. */
const STALE = 5_000
const PAUSE = 250

/**
 * Locks this folder, whose `.cache` and `public` only one build can use at a time. Waits for
 * another build, but throws if develop is running, which may take days.
 * @param tell receives a sentence when the lock has to wait
 * @returns a function that releases the lock, as the end of the process does too
 */
export async function lockProject(
  command: Command,
  tell: (sentence: string) => void = console.log,
): Promise<() => Promise<void>> {
  mkdirSync(cacheRoot, { recursive: true })
  let told: string | undefined
  for (;;) {
    const release = await lock(cacheRoot, {
      lockfilePath: lockFolder,
      realpath: false,
      stale: STALE,
      update: STALE / 5,
      onCompromised: stopWithoutLock,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ELOCKED") throw error
    })
    if (release) {
      writeFileSync(holderFile, JSON.stringify(newHolder(command)))
      return release
    }
    const holder = readHolder()
    if (holder?.command === "develop" && !isGone(holder))
      throw new Error(
        `${nameOf(holder)} is running in this folder. Stop it first, or run this in another checkout of the project.`,
      )
    const sentence = `Waiting for ${holder ? nameOf(holder) : "another build"} in this folder to finish.`
    if (sentence !== told) tell(sentence)
    told = sentence
    await setTimeout(PAUSE)
  }
}

const newHolder = (command: Command): Holder => ({
  command,
  pid: process.pid,
  host: hostname(),
  since: new Date().toISOString(),
})

const nameOf = ({ command, pid, host, since }: Holder) =>
  `\`npm run ${command}\` (process ${pid}${host === hostname() ? "" : ` on ${host}`}, since ${since})`

/** Reads the holder; undefined in the moment after locking when the holder is not yet written. */
function readHolder(): Holder | undefined {
  if (!existsSync(holderFile)) return undefined
  try {
    return JSON.parse(readFileSync(holderFile, "utf8")) as Holder
  } catch {
    return undefined
  }
}

/**
 * Returns true if the holder's process is known to have ended on this machine. Its lock soon
 * becomes stale.
 */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH"
  }
}

function stopWithoutLock(error: Error): void {
  console.error(`The lock of this folder (${lockFolder}) was lost: ${error.message}. Build again.`)
  process.exit(1)
}
