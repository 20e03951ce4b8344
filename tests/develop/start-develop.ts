import { execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { freePort } from "../../scripts/free-port"
import { fixtureProject } from "../helpers/fixture-build"

/** The site in develop, on a copy of the project with all of its content. */
export interface Develop {
  /** Folder of the copy. */
  folder: string
  /** Origin at which the copy is served. */
  url: string
  get(path: string): Promise<Response>
  /** Sends a GraphQL query, as GraphiQL does. */
  ask<Answer>(query: string): Promise<Answer>
  /** Terminal output so far. */
  output(): string
  stop(): Promise<void>
}

/** Commits of the copy: the day and the path that each adds. The last one adds everything else. */
export const history = [
  { day: "2023-05-01", path: "content/docs/faq" },
  { day: "2024-03-01", path: "content/docs/getting-started" },
  { day: "2025-09-01", path: "content" },
] as const

/** Texts that an earlier build or develop run of these sources has compiled. */
const compiledTexts = join(".build-cache", "entries")

/** Runs the script behind `npm run develop` and waits until it answers queries. */
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
      // Makes the child lead a process group, so that Gatsby's own processes end with it.
      detached: true,
      env: { ...process.env, SITE_CONTENT: "content", CI: "true" },
      stdio: ["ignore", written, written],
    },
  )
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL")
  }
  // Leaves no server running when tests are interrupted.
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

/** Sends each request on its own connection, because Gatsby's server closes idle connections. */
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

/** Commits the content of the copy, so that each file has a last-changed date. */
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
