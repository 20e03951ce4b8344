import { appendFileSync, cpSync, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { sectionNames } from "../src/content/sections"
import { type Measurement, measure } from "./measure"
import { median, megabytes, seconds, table } from "./report"
import type { GeneratedFile } from "./synthetic/tree"
import { clean, projectRoot, workspace, writeTree } from "./workspace"

/** The three builds that are measured, one after the other. */
export const buildKinds = ["cold", "unchanged", "one post edited"] as const
export type BuildKind = (typeof buildKinds)[number]
export type BuildRun = Record<BuildKind, Measurement>

/** A site generator with a content tree to build. */
export interface Contestant {
  name: string
  /** Removes all caches and output. */
  clean(): void
  build(): Promise<Measurement>
  /** Folder of its code, and of the content in it. */
  root: string
  content: string
  /** Starts its server for editors. */
  developCommand(port: number): string[]
  /** Changes the text of one post. */
  editPost(): void
  /** HTML files that the last build left. */
  countPages(): number
}

/** Content folder of a workspace. */
export const contentFolder = "content-bench"

/** This site with a generated content tree, in a workspace of its own. */
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

/** `npm run build` in a workspace, without npm's own second. */
export const buildSite = (root: string, env: Record<string, string> = {}) =>
  measure(["node", "--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    env: { SITE_CONTENT: contentFolder, ...env },
  })

/** Adds a sentence to the article in the middle of the first section. */
export function editPost(content: string, files: readonly GeneratedFile[]): void {
  const [section] = sectionNames
  const posts = files.filter(({ path }) => path.startsWith(`${section}/`) && /\.mdx?$/.test(path))
  const post = posts[posts.length >> 1]
  if (!post) throw new Error("the generated site has no post to edit")
  appendFileSync(join(content, post.path), "\nA sentence that was added later.\n")
}

/** HTML files below a folder; the stubs of redirects are among them. */
export const countPages = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith(".html")).length

/** One round of the three builds. Throws with the build's output where one fails. */
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
