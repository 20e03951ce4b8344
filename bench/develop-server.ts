import { spawn } from "node:child_process"
import { closeSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { freePort } from "../scripts/free-port"
import { treeMemory } from "./process-tree"
import { type Contestant, contentFolder } from "./site-builds"
import { benchRoot } from "./workspace"

/** A development server that shows files when they are saved. */
export interface DevelopServer {
  /**
   * Opens a page as soon as the server responds. Returns the seconds from the start of the server
   * until the text is visible.
   */
  open(page: Page, path: string, text: string): Promise<number>
  /** Bytes used by all of the server's processes. */
  memory(): number
  stop(): Promise<void>
}

/** Milliseconds between attempts to reach a starting server. */
const PAUSE = 100

/** Milliseconds between checks of a page. */
const LOOK = 20

/** Milliseconds to wait for the first page. */
const LONGEST_START = 180_000

/** Milliseconds after which a server that should stop is killed. */
const LONGEST_STOP = 10_000

/** Starts a contestant's server on a free port. */
export async function startServer({ developCommand, root }: Contestant): Promise<DevelopServer> {
  const port = await freePort()
  const [command = "", ...args] = developCommand(port)
  const start = performance.now()
  // A file, unlike a pipe, does not need to be read while the server runs.
  const log = join(benchRoot, "develop.log")
  const written = openSync(log, "w")
  // Editors do not work in CI, where Gatsby would run the queries of all pages before showing the
  // first one.
  const { CI: _, ...here } = process.env
  // Detached, so that the server and its child processes can be ended as a group.
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: {
      ...here,
      SITE_CONTENT: contentFolder,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
    },
    stdio: ["ignore", written, written],
  })
  closeSync(written)
  const ended = new Promise<void>(resolve => child.once("exit", () => resolve()))
  const { pid } = child
  if (!pid) throw new Error(`Could not start ${command} in ${root}`)
  const end = () => {
    if (child.exitCode === null) process.kill(-pid, "SIGKILL")
  }
  process.once("exit", end)
  // Ends the server too when the bench is interrupted.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))
  return {
    async open(page, path, text) {
      const url = `http://localhost:${port}${path}`
      while (!(await isAnswered(url))) {
        if (child.exitCode !== null)
          throw new Error(
            `${command} exited with code ${child.exitCode}:\n${readFileSync(log, "utf8")}`,
          )
        await new Promise(resolve => setTimeout(resolve, PAUSE))
      }
      await page.goto(url, { timeout: LONGEST_START, waitUntil: "commit" })
      await shown(page, text, "h1")
      return (performance.now() - start) / 1000
    },
    memory: () => treeMemory(pid),
    async stop() {
      // Interrupts the server as a terminal does: a killed server leaves a lock that the next one
      // waits for.
      process.kill(-pid, "SIGINT")
      const patience = setTimeout(end, LONGEST_STOP)
      await ended
      clearTimeout(patience)
      process.off("exit", end)
    },
  }
}

/**
 * Resolves when an element of a page contains a text. Playwright's own wait would add up to half a
 * second between its checks.
 */
export async function shown(page: Page, text: string, element = "body"): Promise<void> {
  const isThere = ([wanted = "", selector = ""]: string[]) =>
    [...document.querySelectorAll(selector)].some(found => found.textContent?.includes(wanted))
  await page.waitForFunction(isThere, [text, element], { polling: LOOK, timeout: LONGEST_START })
}

const isAnswered = (url: string) =>
  fetch(url, { headers: { connection: "close" } }).then(
    async response => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
