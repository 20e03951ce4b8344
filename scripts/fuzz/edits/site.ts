import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { differences, filesBelow } from "../../../bench/folders"
import { buildEnvironment } from "../../../bench/measure"
import { buildSite } from "../../../bench/site-builds"
import { benchRoot, clean, mirror, projectRoot, workspace } from "../../../bench/workspace"
import type { Kill, SiteUnderEdit } from "./property"

/** Content folder of a workspace, which is a project with the real content. */
const CONTENT = "content"
const environment = { SITE_CONTENT: CONTENT }

/** Outputs of a build that the next build reuses. */
const state = [".cache", ".build-cache", ".pictures", "public", "site", ".releases"]

/** Number of lines shown from a failed build. */
const LAST_LINES = 25

/** Creates copies of the project in which edits are built. The first build is made only once. */
export async function copiedSite(): Promise<SiteUnderEdit> {
  const root = workspace("random")
  const reference = workspace("random-reference")
  const project = join(benchRoot, "random-project")
  const built = join(benchRoot, "random-built")
  mirror(projectRoot, project)
  mirror(project, root)
  clean(root)
  const first = await buildSite(root, environment)
  if (first.code !== 0) throw new Error(lastLines(first.output))
  copyState(root, built)
  return {
    content: join(root, CONTENT),
    async reset() {
      mirror(project, root)
      copyState(built, root)
    },
    async build() {
      const { code, output } = await buildSite(root, environment)
      if (code === 0) return "built"
      if (/\d problems? in the content:/.test(output)) return "refused"
      throw new Error(`the build fails:\n${lastLines(output)}`)
    },
    kill: ({ at, alone }: Kill) => killedBuild(root, at * first.wall, alone),
    published: () => digestsOf(join(root, "site/public")),
    async differences() {
      mirror(root, reference)
      clean(reference)
      const { code, output } = await buildSite(reference, environment)
      if (code !== 0) throw new Error(`the clean build fails:\n${lastLines(output)}`)
      return differences(join(root, "public"), join(reference, "public")).map(
        ({ path, what, excerpt }) => `${what}: ${path}${excerpt ? `, ${excerpt}` : ""}`,
      )
    },
  }
}

const lastLines = (output: string) => output.trimEnd().split("\n").slice(-LAST_LINES).join("\n")

function copyState(from: string, to: string): void {
  for (const name of state) {
    rmSync(join(to, name), { recursive: true, force: true })
    if (existsSync(join(from, name)))
      cpSync(join(from, name), join(to, name), {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
      })
  }
}

/** Starts a build and kills it after the given seconds if it is still running. */
async function killedBuild(root: string, moment: number, alone: boolean): Promise<void> {
  const child = spawn("node", ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    // Starts a process group, which can be killed as a whole.
    detached: true,
    // Uses the environment of the other builds, because a change of it makes the next build start
    // clean.
    env: buildEnvironment(environment),
    stdio: "ignore",
  })
  const { pid } = child
  if (!pid) throw new Error("the build did not start")
  const timer = setTimeout(() => process.kill(alone ? pid : -pid, "SIGKILL"), moment * 1000)
  await once(child, "exit")
  clearTimeout(timer)
}

function digestsOf(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? filesBelow(folder) : []
  const digest = (file: string) =>
    createHash("sha1")
      .update(readFileSync(join(folder, file)))
      .digest("hex")
  return new Map(files.map(file => [file, digest(file)]))
}
