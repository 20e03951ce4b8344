import { appendFileSync, cpSync, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { sectionNames } from "../src/content/sections"
import { type Measurement, measure } from "./measure"
import { median, megabytes, seconds, table } from "./report"
import type { GeneratedFile } from "./synthetic/tree"
import { clean, projectRoot, workspace, writeTree } from "./workspace"

/** The three measured builds, in order. */
export const buildKinds = ["cold", "unchanged", "one post edited"] as const
export type BuildKind = (typeof buildKinds)[number]
export type BuildRun = Record<BuildKind, Measurement>

/** A site generator with a content tree to build. */
export interface Contestant {
  name: string
  /** Removes all caches and output. */
  clean(): void
  build(): Promise<Measurement>
  /** Folder of the contestant's code, and the content folder in it. */
  root: string
  content: string
  /** Returns the command that starts the development server. */
  developCommand(port: number): string[]
  /** Changes the text of one post. */
  editPost(): void
  /** Returns the number of HTML files of the last build. */
  countPages(): number
}

/** Content folder of a workspace. */
export const contentFolder = "content-bench"

/** Creates a workspace of this site with a generated content tree. */
export function thisSite(files: readonly GeneratedFile[], withContracts: boolean): Contestant {
  const root = workspace("site")
  const content = join(root, contentFolder)
  writeTree(content, files)
  const contracts = join(projectRoot, "content/contracts")
  if (withContracts && existsSync(contracts))
    cpSync(contracts, join(content, "contracts"), { recursive: true })
  return {
    name: "this site",
    clean: () => clean(root),
    build: () => buildSite(root),
    root,
    content,
    developCommand: port => ["node", "--import", "tsx", "scripts/develop.ts", "--port", `${port}`],
    editPost: () => editPost(content, files),
    countPages: () => countPages(join(root, "public")),
  }
}

/** Runs `npm run build` in a workspace, without the second that npm itself takes. */
export const buildSite = (root: string, env: Record<string, string> = {}) =>
  measure(["node", "--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    env: { SITE_CONTENT: contentFolder, ...env },
  })

/** Adds a sentence to the middle article of the first section. */
export function editPost(content: string, files: readonly GeneratedFile[]): void {
  const [section] = sectionNames
  const posts = files.filter(({ path }) => path.startsWith(`${section}/`) && /\.mdx?$/.test(path))
  const post = posts[posts.length >> 1]
  if (!post) throw new Error("the generated site has no post to edit")
  appendFileSync(join(content, post.path), "\nA sentence that was added later.\n")
}

/** Number of HTML files in a folder, including the stubs of redirects. */
export const countPages = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith(".html")).length

/**
 * Runs the three builds once.
 * @throws Error with the build's output if a build fails
 */
export async function runBuilds(contestant: Contestant): Promise<BuildRun> {
  const build = async (kind: BuildKind) => {
    const measured = await contestant.build()
    if (measured.code !== 0)
      throw new Error(`the ${kind} build of ${contestant.name} failed:\n${measured.output}`)
    console.log(`${contestant.name}, ${kind}: ${seconds(measured.wall)}`)
    return measured
  }
  contestant.clean()
  const cold = await build("cold")
  const unchanged = await build("unchanged")
  contestant.editPost()
  return { cold, unchanged, "one post edited": await build("one post edited") }
}

/** Medians of several rounds as a table. */
export function buildsTable(runs: readonly BuildRun[]): string {
  return table(
    ["build", "wall", "CPU", "peak memory", "load before", "runs"],
    buildKinds.map(kind => {
      const of = (value: (measurement: Measurement) => number) =>
        median(runs.map(run => value(run[kind])))
      return [
        kind,
        seconds(of(({ wall }) => wall)),
        seconds(of(({ cpu }) => cpu)),
        megabytes(of(({ memory }) => memory)),
        of(({ load }) => load).toFixed(1),
        String(runs.length),
      ]
    }),
  )
}
