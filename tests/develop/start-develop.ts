import { execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { freePort } from "../../scripts/free-port"
import { fixtureProject } from "../helpers/fixture-build"

/** The site in develop, on a copy of the project with its whole content. */
export interface Develop {
  /** Where the copy is. */
  folder: string
  /** Where it is served. */
  url: string
  get(path: string): Promise<Response>
  /** Asks GraphQL, as GraphiQL does. */
  ask<Answer>(query: string): Promise<Answer>
  /** What the terminal has shown so far. */
  output(): string
  stop(): Promise<void>
}

/** History of the copy: days of its commits, and what they bring. The last one brings all the rest. */
export const history = [
  { day: "2023-05-01", path: "content/docs/faq" },
  { day: "2024-03-01", path: "content/docs/getting-started" },
  { day: "2025-09-01", path: "content" },
] as const

/** Texts that an earlier build or develop of these sources has compiled. */
const compiledTexts = join(".build-cache", "entries")

/** Starts `npm run develop` as an editor does, and waits until it answers queries. */
export async function startDevelop(): Promise<Develop> {
  const { folder, remove } = fixtureProject("content")
  if (existsSync(compiledTexts))
    cpSync(compiledTexts, join(folder, compiledTexts), { recursive: true })
  commitAll(folder)
  const port = await freePort()
  const log = join(folder, "develop.log")
  const written = openSync(log, "w")
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/develop.ts", "--host", "127.0.0.1", "--port", String(port)],
    {
      cwd: folder,
      // Gatsby's own processes end with it, as a group.
      detached: true,
      env: { ...process.env, SITE_CONTENT: "content", CI: "true" },
      stdio: ["ignore", written, written],
    },
  )
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL")
  }
  // Tests that are interrupted leave no server behind.
  process.once("exit", end)
  const ended = new Promise<void>(resolve => child.once("exit", () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const develop: Develop = {
    folder,
    url,
    get: path =>
      request(url + path).catch(cause => {
        const state = child.exitCode === null ? "runs" : `ended with ${child.exitCode}`
        throw new Error(`develop ${state}, and said last:\n${develop.output().slice(-3000)}`, {
          cause,
        })
      }),
    ask: query => ask(url, query),
    output: () => readFileSync(log, "utf8"),
    stop: async () => {
      end()
      process.off("exit", end)
      await ended
      remove()
    },
  }
  try {
    await expect
      .poll(async () => child.exitCode !== null || (await answers(url)), { timeout: 0 })
      .toBe(true)
    expect(child.exitCode, develop.output()).toBeNull()
  } catch (error) {
    await develop.stop()
    throw error
  }
  return develop
}

/** Asks on a connection of its own: Gatsby's server closes those that it is not asked on for a while. */
const request = (url: string, options: RequestInit = {}) =>
  fetch(url, { ...options, headers: { ...options.headers, connection: "close" } })

async function ask<Answer>(url: string, query: string): Promise<Answer> {
  const response = await request(`${url}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as { data: Answer; errors?: unknown[] }
  if (errors) throw new Error(JSON.stringify(errors, null, 2))
  return data
}

const answers = (url: string) =>
  ask(url, "{ site { id } }").then(
    () => true,
    () => false,
  )

/** Gives the content of the copy a history, which says when each file was last changed. */
function commitAll(folder: string): void {
  const git = (day: string, ...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "user.name=Editor", "-c", "user.email=editor@example.org", ...args],
      {
        cwd: folder,
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      },
    )
  git("", "init", "--quiet")
  for (const { day, path } of history) {
    git(day, "add", path)
    git(day, "commit", "--quiet", "--message", path)
  }
}
