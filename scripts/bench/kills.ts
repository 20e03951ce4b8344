import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { appendFileSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathOf } from "./edits"
import { fixtureContent } from "./fixture-content"
import { differences, filesBelow } from "./folders"
import { buildEnvironment } from "./measure"
import { buildSite, contentFolder } from "./site-builds"
import { dice } from "./synthetic/dice"
import { clean, mirror, workspace } from "./workspace"

interface Options {
  kills: number
  seed: number
  /** After how many kills the site is built to the end and compared with a clean build, which takes two whole builds. */
  every: number
  tell?: (line: string) => void
}

/**
 * Edits an article of a small site and kills its build at a random moment, over and over: the whole tree of processes, or its
 * first one alone. The published folder has to stay as it was, or to be that of the whole build, and the next build
 * has to equal a clean one byte for byte. Returns what was otherwise.
 */
export async function surviveKills({ kills, seed, every, tell }: Options): Promise<string[]> {
  const random = dice(seed)
  const work = workspace("kills")
  const reference = workspace("reference")
  const published = join(work, "site/public")
  const wrong: string[] = []
  await fixtureContent(work)
  clean(work)
  const seconds = await buildToEnd(work)
  tell?.(`a whole build takes ${seconds.toFixed(1)} s`)
  for (let kill = 1; kill <= kills; kill++) {
    const study = join(work, contentFolder, pathOf(work, "2024-03-01-study.md"))
    appendFileSync(study, `\nThis is sentence ${kill}.\n`)
    const before = digestsOf(published)
    const moment = (seconds * random.int(0, 1050)) / 1000
    const alone = random.int(0, 1) === 0
    await killedBuild(work, moment, alone)
    const after = digestsOf(published)
    const changed = otherThan(before, after)
    const name = `kill ${kill} (${alone ? "first process" : "all processes"} after ${moment.toFixed(1)} s)`
    tell?.(`${name}: ${changed.length === 0 ? "published as before" : "published anew"}`)
    if (kill % every !== 0 && kill !== kills) {
      if (changed.length > 0) wrong.push(`${name}: the published folder has changed: ${changed[0]}`)
      continue
    }
    mirror(work, reference)
    clean(reference)
    await Promise.all([buildToEnd(work), buildToEnd(reference)])
    const whole = otherThan(after, digestsOf(published))
    if (changed.length > 0 && whole.length > 0)
      wrong.push(`${name}: the published folder was half new: ${whole.slice(0, 5).join(", ")}`)
    for (const { path, what, excerpt } of differences(
      join(work, "public"),
      join(reference, "public"),
    ))
      wrong.push(`${name}: ${what}: ${path}${excerpt ? `, ${excerpt}` : ""}`)
  }
  return wrong
}

/** `npm run bench -- --kills 20`. Returns whether nothing was hurt. */
export async function benchKills(kills: number, seed: number): Promise<boolean> {
  const wrong = await surviveKills({ kills, seed, every: 1, tell: console.log })
  for (const line of wrong) console.log(line)
  console.log(`${kills} kills, ${wrong.length} faults`)
  return wrong.length === 0
}

async function buildToEnd(root: string): Promise<number> {
  const { code, output, wall } = await buildSite(root)
  if (code !== 0) throw new Error(`a build that nobody killed failed:\n${output}`)
  return wall
}

/** Starts a build and kills it after so many seconds, if it is still there. */
async function killedBuild(root: string, moment: number, alone: boolean): Promise<void> {
  const child = spawn("node", ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    // A group of its own, which can be killed as a whole.
    detached: true,
    // Otherwise the next build would take what this one left for another's, and start clean.
    env: buildEnvironment({ SITE_CONTENT: contentFolder }),
    stdio: "ignore",
  })
  const { pid } = child
  if (!pid) throw new Error("the build did not start")
  const timer = setTimeout(() => process.kill(alone ? pid : -pid, "SIGKILL"), moment * 1000)
  await once(child, "exit")
  clearTimeout(timer)
}

/** Digest of each file below a folder, by its path. */
function digestsOf(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? filesBelow(folder) : []
  return new Map(
    files.map(file => {
      const bytes = readFileSync(join(folder, file))
      return [file, createHash("sha1").update(bytes).digest("hex")]
    }),
  )
}

/** Files that are not the same in both. */
const otherThan = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(file => one.get(file) !== other.get(file))
